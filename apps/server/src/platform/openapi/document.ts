import type { OpenAPI } from '@orpc/openapi';

export type Schema = OpenAPI.SchemaObject | OpenAPI.ReferenceObject;

export const methods = ['get', 'post', 'put', 'delete'] as const;
export type Method = (typeof methods)[number];

/** One operation, with everything the reference shows. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: OpenAPI.SecurityRequirementObject[];
  parameters?: OpenAPI.ParameterObject[];
  requestBody?: OpenAPI.RequestBodyObject;
  responses: Record<string, OpenAPI.ResponseObject>;
}

export type Paths = Record<string, Partial<Record<Method, Operation>>>;

/** An OpenAPI 3.1 document in which nothing that this API uses is optional. */
export interface ApiDocument {
  openapi: string;
  info: OpenAPI.InfoObject & { description: string };
  servers: OpenAPI.ServerObject[];
  tags: { name: string; description: string }[];
  paths: Paths;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: Record<string, OpenAPI.SecuritySchemeObject>;
  };
}

/** Every operation with its address. */
export const operationsOf = (paths: Paths): { method: Method; path: string; operation: Operation }[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
