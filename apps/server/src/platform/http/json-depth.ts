const [quote, backslash, opensList, closesList, opensObject, closesObject] = Array.from('"\\[]{}', (sign) =>
  sign.charCodeAt(0),
);

/** Whether lists and objects stand in each other deeper than `deepest` in a text of JSON. It is not parsed for that. */
export function isNestedDeeper(json: string, deepest: number): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < json.length; i++) {
    const sign = json.charCodeAt(i);
    if (inText) {
      if (sign === backslash) i += 1;
      else if (sign === quote) inText = false;
    } else if (sign === quote) inText = true;
    else if (sign === opensList || sign === opensObject) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (sign === closesList || sign === closesObject) depth -= 1;
  }
  return false;
}
