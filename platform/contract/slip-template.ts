import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { http } from './error-catalogue.ts'
import { errors } from './errors.ts'
import { requiredLine } from './written-text.ts'

const template_no = z.string().regex(/^\d{1,18}$/)
/** The slip's screen: who may open it may use its templates. */
const path = z.string().min(1).max(80)
const values = z.record(z.string().max(60), z.string().max(1000))
const content = { header: values, lines: z.array(values).max(1000) }

export const mostTemplates = 50

const slipTemplate = z.object({
  ...{ template_no, name: z.string(), ...content },
  /** Colleagues of the factory see it, too. */
  shared: z.boolean(),
  own: z.boolean(),
  username: z.string(),
})
export type SlipTemplate = Readonly<z.output<typeof slipTemplate>>

export const templateErrors = errors({
  TEMPLATE_NOT_OWN: {
    ja: '「{name}」は{owner}さんのひな形のため、削除できません。',
    en: 'The template "{name}" is {owner}’s and cannot be deleted.',
    zh: '“{name}”是{owner}的模板，不能删除。',
  },
  TEMPLATE_TOO_MANY: {
    ja: '1つの画面に保存できるひな形は{max}件までです。不要なものを削除してください。',
    en: 'At most {max|# template|# templates} can be kept for a screen. Delete some first.',
    zh: '每个页面最多保存{max}个模板，请删除不需要的模板。',
  },
})

/** ひな形: what a slip that is entered again and again begins with. Mine, and what colleagues share. */
export const slipTemplates = endpoint({
  method: 'GET',
  path: '/api/system/slipTemplate/getList',
  summary: { ja: '伝票のひな形', en: 'Templates of a slip', zh: '单据模板' },
  guard: 'session',
  input: z.object({ path }),
  output: z.object({ list: z.array(slipTemplate) }),
  errors: [http[404]],
})

export const editSlipTemplate = endpoint({
  method: 'POST',
  path: '/api/system/slipTemplate/doEdit',
  summary: { ja: '伝票のひな形の保存', en: 'Save a template of a slip', zh: '保存单据模板' },
  guard: 'session',
  /** Under a name of mine it takes the place of what was there. */
  input: z.object({ path, name: requiredLine(40), ...content, shared: z.boolean() }),
  output: z.object({ template_no }),
  errors: [templateErrors.TEMPLATE_TOO_MANY, http[404]],
  audit: 'slip-template',
})

export const deleteSlipTemplate = endpoint({
  method: 'POST',
  path: '/api/system/slipTemplate/doDelete',
  summary: { ja: '伝票のひな形の削除', en: 'Delete a template of a slip', zh: '删除单据模板' },
  guard: 'session',
  input: z.object({ template_no }),
  output: z.object({}),
  errors: [templateErrors.TEMPLATE_NOT_OWN, http[404]],
  audit: 'slip-template',
})
