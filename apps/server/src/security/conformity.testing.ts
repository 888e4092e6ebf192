import assert from 'node:assert/strict';
import { z } from 'zod';
import { type ApiDocument, operationsOf } from '../platform/openapi/document.ts';

const asJson = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/'));

/**
 * Holds answers against the document: fails for a status that is not documented, and for a body that is not what the
 * document says.
 */
export function conformityTo(document: ApiDocument) {
  const $defs = asJson(document.components.schemas);
  const operations = new Map(
    operationsOf(document.paths).map(({ operation }) => [operation.operationId, operation]),
  );
  const schemas = new Map<string, z.ZodType>();
  const schemaOf = (name: string, schema: unknown): z.ZodType => {
    const known = schemas.get(name) ?? z.fromJSONSchema({ ...asJson(schema), $defs });
    schemas.set(name, known);
    return known;
  };
  return {
    operationIds: [...operations.keys()],
    check(operationId: string, status: number, type: string, body: string): void {
      const promised = operations.get(operationId)?.responses[status];
      assert.ok(promised, `${operationId} answers ${status}, which is not documented`);
      const types = Object.keys(promised.content ?? {});
      const found = types.find((name) => name === '*/*' || type.startsWith(name));
      assert.ok(types.length === 0 || found, `${operationId} answers ${type} instead of ${types.join()}`);
      if (found !== 'application/json') return;
      const schema = promised.content?.[found]?.schema;
      const checked = schemaOf(`${operationId} ${status}`, schema).safeParse(JSON.parse(body));
      assert.ok(
        checked.success,
        `${operationId} ${status}: ${checked.error?.message} in ${body.slice(0, 500)}`,
      );
    },
  };
}
