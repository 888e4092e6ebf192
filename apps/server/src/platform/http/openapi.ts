import { contract } from '@milestoon/contract';
import { product } from '@milestoon/domain';
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

let description: Promise<OpenAPI.Document> | undefined;

/** The contract as OpenAPI 3.1, generated at the first request. */
export function describeApi(): Promise<OpenAPI.Document> {
  description ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(
    contract,
    {
      info: { title: product.name, version: product.version },
    },
  );
  return description;
}
