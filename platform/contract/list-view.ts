import { z } from 'zod'
import { maxPageSize } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { http } from './error-catalogue.ts'
import { errors } from './errors.ts'
import { requiredLine } from './written-text.ts'

export const widthBounds = { min: 40, max: 1000 } as const
export const mostFrozen = 10

/** How a person wants to see a list. Columns that are not named stand behind the named ones, as the list defines them. */
export const listLayout = z.object({
  columns: z
    .array(
      z.object({
        name: z.string().max(60),
        shown: z.boolean(),
        /** In pixels; absent: as wide as the list defines it. */
        width: z.number().int().min(widthBounds.min).max(widthBounds.max).optional(),
      }),
    )
    .max(200),
  /** So many columns at the left stay where they are while the others scroll. */
  frozen: z.number().int().min(0).max(mostFrozen),
  size: z.number().int().min(1).max(maxPageSize),
  /** As many rows as the screen has room for, instead of `size`. */
  fit: z.boolean().optional(),
})
export type ListLayout = z.output<typeof listLayout>

const search_no = z.string().regex(/^\d{1,18}$/)
const list = z.string().max(60)

/** Conditions and order under a name. */
const savedSearch = z.object({
  search_no,
  name: z.string(),
  conditions: z.record(z.string(), z.string()),
  sort: z.string(),
  /** Colleagues of the company see it too. */
  shared: z.boolean(),
  own: z.boolean(),
  username: z.string(),
})
export type SavedSearch = z.output<typeof savedSearch>

export const listErrors = errors({
  SEARCH_NAME_TAKEN: {
    ja: '「{name}」という名前の検索条件はすでに保存されています。別の名前を入力してください。',
    en: 'You have already saved a search named "{name}". Enter another name.',
    zh: '已存在名为“{name}”的查询条件，请输入其他名称。',
  },
  SEARCH_NOT_OWN: {
    ja: '「{name}」は{owner}さんが保存した検索条件のため、変更できません。別の名前で保存してください。',
    en: '"{name}" was saved by {owner} and cannot be changed. Save it under another name.',
    zh: '“{name}”是{owner}保存的查询条件，不能修改。请以其他名称保存。',
  },
  SEARCH_TOO_MANY: {
    ja: '1つの画面に保存できる検索条件は{max}件までです。不要なものを削除してください。',
    en: 'At most {max|# search|# searches} can be saved for a screen. Delete some first.',
    zh: '每个页面最多保存{max}个查询条件，请删除不需要的条件。',
  },
})

/** A person's own view of a list, and the searches saved for it: mine, and what colleagues share. */
export const listView = endpoint({
  method: 'GET',
  path: '/api/system/listView/getDetail',
  summary: {
    ja: '一覧の表示設定と検索条件',
    en: 'View and saved searches of a list',
    zh: '列表显示设置和查询条件',
  },
  guard: 'session',
  input: z.object({ list }),
  output: z.object({
    layout: listLayout.nullable(),
    default_search: search_no.nullable(),
    searches: z.array(savedSearch),
  }),
  errors: [http[404]],
})

export const editListView = endpoint({
  method: 'POST',
  path: '/api/system/listView/doEdit',
  summary: { ja: '一覧の表示設定の保存', en: 'Save the view of a list', zh: '保存列表显示设置' },
  guard: 'session',
  /** What is not named stays; null is as at first. */
  input: z.object({
    list,
    layout: listLayout.nullable().optional(),
    default_search: search_no.nullable().optional(),
  }),
  output: z.object({}),
  errors: [http[404]],
})

export const editSavedSearch = endpoint({
  method: 'POST',
  path: '/api/system/savedSearch/doEdit',
  summary: { ja: '検索条件の保存', en: 'Save search', zh: '保存查询条件' },
  guard: 'session',
  input: z.object({
    list,
    /** Absent: a new one. */
    search_no: search_no.optional(),
    name: requiredLine(40),
    conditions: z.record(z.string().max(60), z.string().max(400)),
    sort: z.string().max(61),
    shared: z.boolean(),
  }),
  output: z.object({ search_no }),
  errors: [...Object.values(listErrors), http[404]],
  audit: 'saved-search',
})

export const deleteSavedSearch = endpoint({
  method: 'POST',
  path: '/api/system/savedSearch/doDelete',
  summary: { ja: '検索条件の削除', en: 'Delete a saved search', zh: '删除查询条件' },
  guard: 'session',
  input: z.object({ search_no }),
  output: z.object({}),
  errors: [listErrors.SEARCH_NOT_OWN, http[404]],
  audit: 'saved-search',
})
