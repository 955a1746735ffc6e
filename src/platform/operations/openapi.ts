/** The OpenAPI 3.1 document of the table of operations, at /api/openapi.json. */
import { z } from 'zod'
import type { Operation } from './operation.ts'

/** `more`: paths that features add of what is in the database. */
export function openApiDocument(
  operations: readonly Operation[],
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const entry = (paths[operation.path] ??= {})
    entry[operation.method.toLowerCase()] = describeOperation(operation)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plinth', version: '1', description: 'Every call of this site. The payload is in `d`.' },
    paths: { ...paths, ...more },
    components: {
      schemas: {
        Error: {
          type: 'object',
          required: ['d', 'error'],
          properties: {
            d: { type: 'null' },
            error: {
              type: 'object',
              required: ['code', 'message'],
              properties: { code: { type: 'string' }, message: { type: 'string' }, data: {} },
            },
          },
        },
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'autht' } },
    },
  }
}

export type Described = Pick<
  Operation,
  'name' | 'summary' | 'method' | 'path' | 'capability' | 'input' | 'output' | 'body'
>

export function describeOperation(operation: Described): Record<string, unknown> {
  const input = jsonSchema(operation.input, 'input')
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => String(match[1]))
  const properties = propertiesOf(input)
  const isQuery = operation.method === 'GET' || operation.body !== 'json'
  const parameters = Object.entries(properties)
    .filter(([name]) => inPath.includes(name) || isQuery)
    .map(([name, schema]) => ({
      name: isArray(schema) ? `${name}[]` : name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name),
      schema,
    }))
  return {
    operationId: operation.name,
    summary: operation.summary,
    'x-capability': operation.capability,
    ...(operation.capability === 'public' ? {} : { security: [{ session: [] }] }),
    parameters,
    ...(isQuery ? {} : { requestBody: { content: { 'application/json': { schema: input } } } }),
    responses: {
      200: {
        description: 'The payload in `d`',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['d'],
              properties: { d: jsonSchema(operation.output, 'output') },
            },
          },
        },
      },
      default: {
        description: 'A problem',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function propertiesOf(schema: Record<string, unknown>): Record<string, unknown> {
  const { properties } = schema
  return typeof properties === 'object' && properties !== null
    ? Object.fromEntries(Object.entries(properties))
    : {}
}

function isArray(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'array'
}
