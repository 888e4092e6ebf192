import { type Declared, isNode, type Node } from './module.ts';

/** Words by which a docblock, or a name, says what a number counts or measures. */
const units =
  /second|milli|minute|hour|day|month|year|frame|pixel|\bunit|byte|\bkB|\bMB|hertz|\bHz|decibel|\bdB\b|degree|radian|\bheads?\b|metre|share|ratio|percent|%|count|\bnumber|how (?:many|much|often|far|long|high|wide|tall|large)|size|width|height|index|seed|port\b|cents?\b|points?\b|\d ?(?:…|\.\.\.) ?\d|from \d|scale|zoom/i;
const failing = /throw|refus|fail|fault|error|reject/i;

const isFunction = (node: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type);

/** The functions of a declaration: itself, or the values of its constants. */
function functionsOf(node: Node): Node[] {
  if (isFunction(node)) return [node];
  if (node.type !== 'VariableDeclaration' || !Array.isArray(node.declarations)) return [];
  return node.declarations
    .map((each: unknown) => (isNode(each) ? each.init : null))
    .filter(isNode)
    .filter(isFunction);
}

/** Whether a node is of this type, or one in it that is not in a function of its own. */
function holds(node: unknown, type: string): boolean {
  if (Array.isArray(node)) return node.some((each) => !isFunctionNode(each) && holds(each, type));
  if (!isNode(node)) return false;
  if (node.type === type) return true;
  return Object.values(node).some((child) => !isFunctionNode(child) && holds(child, type));
}

const isFunctionNode = (value: unknown): boolean => isNode(value) && isFunction(value);

/** `: number`, written out. */
const saysNumber = (annotation: unknown): boolean =>
  isNode(annotation) &&
  isNode(annotation.typeAnnotation) &&
  annotation.typeAnnotation.type === 'TSNumberKeyword';

/** The names of numbers that a function takes; an empty one for the number that it gives. */
function numbersOf(fn: Node): string[] {
  const params = Array.isArray(fn.params) ? fn.params : [];
  const names = params
    .map((param: unknown) => (isNode(param) && isNode(param.left) ? param.left : param))
    .filter((param): param is Node => isNode(param) && saysNumber(param.typeAnnotation))
    .map(({ name }) => String(name));
  return saysNumber(fn.returnType) ? [...names, ''] : names;
}

/** A type that is read off a value stands beside it: the value says what it is. */
const isTypeOfValue = (node: Node): boolean =>
  node.type === 'TSTypeAliasDeclaration' && holds(node.typeAnnotation, 'TSTypeQuery');

/** What is wrong with the docblock of something that a package hands out; null where nothing is. */
export function faultOf({ node, doc }: Declared): string | null {
  if (isTypeOfValue(node)) return null;
  if (doc === null || doc.replaceAll(/[*\s]/g, '') === '') return 'has no docblock';
  for (const fn of functionsOf(node)) {
    const silent = numbersOf(fn).filter((name) => !units.test(name));
    if (silent.length > 0 && !units.test(doc)) return 'does not say in which units its numbers are';
    if (!isFunctionNode(fn.body) && holds(fn.body, 'ThrowStatement') && !failing.test(doc))
      return 'does not say that it throws';
  }
  return null;
}
