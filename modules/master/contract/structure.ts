import { day, dayOrBlank } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { abortDivision } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { bomMaster, quantityDivision } from './bom.ts'
import { makeOrBuy } from './item.ts'
import { masterErrors } from './master-errors.ts'
import { problemKind } from './structure-problems.ts'

const guard = ['master:yes'] as const
const base = '/api/master/bom'
const itemCode = codeSchema(20)

/** A structure is not followed further down than this; a real one has about ten levels. */
export const deepestLevel = 30
/** Lines of one structure that a screen shows. */
export const mostLines = 5000

/** A line of a structure, with the item that stands at its end: the part, or the parent that uses it. */
export const structureLine = z.object({
  level: z.number().int(),
  /** Where it hangs: the lines from the top to this one, each as sequence and start day. */
  path: z.array(z.string()),
  parent_item_cd: z.string(),
  seq: z.number().int(),
  from_dt: z.string(),
  to_dt: z.string(),
  item_cd: z.string(),
  node_cd: z.string(),
  node_nm: z.string(),
  node_abort_div: abortDivision.schema,
  drawing_no: z.string(),
  unit_nm: z.string(),
  make_buy: makeOrBuy.schema,
  base_qty: z.string(),
  need_qty: z.string(),
  scrap_rate: z.string(),
  qty_div: quantityDivision.schema,
  /** For one of the item at the top, scrap on the way included; what is needed for each lot: for one lot. */
  total_qty: z.string(),
  substitute_item_cd: z.string(),
  substitute_item_nm: z.string(),
  shippable_flg: z.boolean(),
  abort_div: abortDivision.schema,
  update_cnt: z.number().int(),
})
export type StructureLine = z.output<typeof structureLine>

/** Down to everything that an item consists of, or up to everything that it goes into. */
export const directions = ['parts', 'uses'] as const
export type Direction = (typeof directions)[number]

export const structureTree = endpoint({
  method: 'GET',
  path: `${base}/getTree`,
  summary: { ja: '部品構成：構成展開・使用先', en: 'BOM: structure and where used', zh: 'BOM：展开与反查' },
  guard,
  input: z.object({
    item_cd: itemCode,
    direction: z.enum(directions).default('parts'),
    /** Blank: lines of every time. */
    on_dt: dayOrBlank,
  }),
  output: z.object({
    item: z.object({
      item_cd: z.string(),
      item_nm: z.string(),
      drawing_no: z.string(),
      unit_nm: z.string(),
      make_buy: makeOrBuy.schema,
      abort_div: abortDivision.schema,
    }),
    lines: z.array(structureLine),
    /** There are more lines than are shown. */
    cut: z.boolean(),
  }),
  errors: [http[404]],
})

/** Items that have a structure or should have one: what is made. */
export const structureParents = endpoint({
  method: 'GET',
  path: `${base}/getParents`,
  summary: { ja: '部品構成：親品目の検索', en: 'BOM: find parents', zh: 'BOM：查找父物料' },
  guard,
  input: z.object({ keyword: z.string().max(100).default('') }),
  output: z.object({
    list: z.array(z.object({ item_cd: z.string(), item_nm: z.string(), lines: z.number().int() })),
    has_next: z.boolean(),
  }),
})

/** A line as someone has seen it, for the optimistic lock. */
const seenLine = z.object({
  seq: z.number().int(),
  from_dt: day,
  update_cnt: z.number().int().min(0),
})

/** New places for the parts of one parent; lines that share a sequence move together. */
export const reorderParts = endpoint({
  method: 'POST',
  path: `${base}/doEditOrder`,
  summary: { ja: '部品構成：並べ替え', en: 'BOM: reorder', zh: 'BOM：调整顺序' },
  guard,
  write: bomMaster.write,
  input: z.object({
    parent_item_cd: itemCode,
    /** The sequences that are shown, in the wanted order. */
    order: z.array(z.number().int().min(1).max(9999)).min(1).max(900),
    seen: z.array(seenLine).max(2000),
  }),
  output: z.object({}),
  errors: [generic.STALE, http[404]],
  audit: bomMaster.name,
})

/** One part takes the place of another in many structures from a day on. */
export const replacePart = endpoint({
  method: 'POST',
  path: `${base}/doEditReplace`,
  summary: { ja: '部品構成：一括置換', en: 'BOM: mass replace', zh: 'BOM：批量替换' },
  guard,
  write: bomMaster.write,
  input: z
    .object({
      old_item_cd: itemCode,
      new_item_cd: itemCode,
      from_dt: day,
      lines: z
        .array(seenLine.extend({ parent_item_cd: itemCode }))
        .min(1)
        .max(3000),
    })
    .refine(({ old_item_cd, new_item_cd }) => old_item_cd !== new_item_cd, {
      error: String(masterErrors.MST_REPLACE_SAME.code),
      path: ['new_item_cd'],
    }),
  output: z.object({ replaced: z.number().int() }),
  errors: [
    generic.STALE,
    masterErrors.MST_BOM_CYCLE,
    masterErrors.MST_REPLACE_SAME,
    masterErrors.MST_REPLACE_ITEM,
    masterErrors.MST_REPLACE_PARENT,
  ],
  audit: bomMaster.name,
})

export const problem = z.object({
  kind: problemKind.schema,
  /** Where it is: the item, and a process, part or supplier of it. */
  item_cd: z.string(),
  item_nm: z.string(),
  detail: z.string(),
})
export type Problem = z.output<typeof problem>

/** What stands in the way of planning and making an item, in it and in everything below it. */
export const structureProblems = endpoint({
  method: 'GET',
  path: `${base}/getProblems`,
  summary: { ja: '部品構成：整合性チェック', en: 'BOM: readiness check', zh: 'BOM：一致性检查' },
  guard,
  input: z.object({ item_cd: itemCode, on_dt: day }),
  output: z.object({ items: z.number().int(), list: z.array(problem) }),
  errors: [http[404]],
})
