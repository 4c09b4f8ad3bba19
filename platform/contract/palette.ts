import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { textShape } from './text-shape.ts'

/** What kind of thing a group is: `@ # /` before the typed text narrow to one. */
export const findKinds = ['partner', 'slip', 'item', 'lot', 'file'] as const
export type FindKind = (typeof findKinds)[number]

/** Of one letter there is too much. */
export const paletteMinLength = 2
export const hitsOfGroup = 3

const hit = z.object({
  /** The key of the record, for its preview. */
  key: z.string(),
  code: z.string(),
  name: z.string(),
  /** What distinguishes it, or is wrong with it. */
  note: z.string(),
  path: z.string(),
})
export type PaletteHit = z.output<typeof hit>

const foundGroup = z.object({
  finder: z.string(),
  kind: z.enum(findKinds),
  title: textShape,
  icon: z.string(),
  /** There are more than the first of them. */
  has_next: z.boolean(),
  hits: z.array(hit),
})
export type FoundGroup = z.output<typeof foundGroup>

/** Records by code, name, reading or romaji; only of what the person may read. */
export const paletteSearch = endpoint({
  method: 'GET',
  path: '/api/palette/search',
  summary: { ja: 'すべてから検索', en: 'Search everything', zh: '全局搜索' },
  guard: 'session',
  input: z.object({ keyword: z.string().trim().min(paletteMinLength).max(60) }),
  output: z.object({ list: z.array(foundGroup) }),
})

/** What one looks for in a record without opening it. */
export const palettePreview = endpoint({
  method: 'GET',
  path: '/api/palette/preview',
  summary: { ja: '検索結果の内容', en: 'Preview of what was found', zh: '搜索结果预览' },
  guard: 'session',
  input: z.object({ finder: z.string().max(60), key: z.string().max(200) }),
  /** Labels and values in the reader's language. Empty: there is nothing to tell, or not to this person. */
  output: z.object({
    lines: z.array(z.object({ label: z.string(), value: z.string(), figure: z.boolean() })),
  }),
})
export type PreviewLine = z.output<typeof palettePreview.output>['lines'][number]
