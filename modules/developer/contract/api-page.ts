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

const schema = z.union([z.boolean(), z.record(z.string(), z.unknown())])
export type ApiSchema = z.output<typeof schema>

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
