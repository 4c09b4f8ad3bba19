import { z } from 'zod'
import { screen } from '#platform/contract/screen.ts'

export const apiPageScreen = screen({
  path: '/developer/api',
  name: 'apiPage',
  title: { ja: 'API仕様', en: 'API', zh: 'API说明' },
  icon: 'screen',
  guard: ['developer:yes'],
  keepAlive: true,
})

/** Where the server describes its calls (OpenAPI 3.1). */
export const apiDocsPath = '/api/docs'

const schema: z.ZodType<ApiSchema> = z.lazy(() => z.union([z.boolean(), described]))

const several = z.array(schema).optional()
const limit = z.number().optional()
/** As much of JSON Schema as the page says in words. */
const described = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  ...{
    default: z.unknown().optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
  },
  ...{ anyOf: several, oneOf: several, allOf: several, items: schema.optional() },
  properties: z.record(z.string(), schema).optional(),
  required: z.array(z.string()).optional(),
  ...{ minLength: limit, maxLength: limit, minimum: limit, maximum: limit, pattern: z.string().optional() },
})

/** `true` is anything, `false` nothing. */
export type ApiSchema = boolean | DescribedSchema

export interface DescribedSchema {
  readonly $ref?: string | undefined
  readonly type?: string | readonly string[] | undefined
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[] | undefined
  readonly anyOf?: readonly ApiSchema[] | undefined
  readonly oneOf?: readonly ApiSchema[] | undefined
  readonly allOf?: readonly ApiSchema[] | undefined
  readonly items?: ApiSchema | undefined
  readonly properties?: Readonly<Record<string, ApiSchema>> | undefined
  readonly required?: readonly string[] | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  readonly pattern?: string | undefined
}

const words = z.object({ ja: z.string(), en: z.string(), zh: z.string() })
const media = z.record(z.string(), z.object({ schema }))

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  /** In all languages, with a blank line between. */
  description: z.string(),
  'x-guard': z.unknown(),
  'x-write': z.string().optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema }))
    .optional(),
  requestBody: z.object({ content: media }).optional(),
  responses: z.object({
    200: z.object({
      content: media,
      'x-codes': z.array(z.object({ code: z.union([z.number(), z.string()]), msg: words })),
    }),
  }),
})

/** What the page reads of the document. */
export const apiDocument = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post']), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
})
export type ApiDocument = z.output<typeof apiDocument>
export type ApiOperation = z.output<typeof operation>
