import { day, dayOrBlank } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { pbomProcessMaster } from './bom.ts'
import { masterErrors } from './master-errors.ts'

const base = '/api/master/pbom_process'

export const routingPart = z.object({
  process_no: z.number().int(),
  seq: z.number().int(),
  part_item_cd: z.string(),
  part_item_nm: z.string(),
  unit_nm: z.string(),
  usage_qty: z.string(),
  substitute_item_cd: z.string(),
})
export type RoutingPart = z.output<typeof routingPart>

export const routingStep = z.object({
  process_no: z.number().int(),
  operation_cd: z.string(),
  operation_nm: z.string(),
  work_cd: z.string(),
  work_nm: z.string(),
  out_location_nm: z.string(),
  in_location_nm: z.string(),
  facility_group_nm: z.string(),
  /** Seconds for setting up, and for one piece; blank where no standard time is on record. */
  setup_seconds: z.string(),
  piece_seconds: z.string(),
  /** Machines that may do it. */
  facilities: z.number().int(),
  /** Who does it outside; blank: nobody, it is done in house. */
  supplier_nm: z.string(),
  outside_days: z.number().int(),
  /** For one, blank where nobody outside is paid. */
  outside_price: z.string(),
  /** How many of a hundred go on. */
  yield_rate: z.string(),
  update_cnt: z.number().int(),
})
export type RoutingStep = z.output<typeof routingStep>

/** How an item is made: the steps of one routing in order, with the parts that go in at each. */
export const routing = endpoint({
  method: 'GET',
  path: `${base}/getRouting`,
  summary: { ja: '製造部品構成：工程と部品', en: 'Routing: processes and parts', zh: '制造BOM：工序与零件' },
  guard: ['master:yes'],
  input: z.object({
    item_cd: codeSchema(20),
    /** Blank: the routing that is in force on the day, or else the first one. */
    from_dt: dayOrBlank,
    on_dt: day,
  }),
  output: z.object({
    item_cd: z.string(),
    item_nm: z.string(),
    from_dt: z.string(),
    /** Days from which there is a routing, the latest first. */
    versions: z.array(z.string()),
    steps: z.array(routingStep),
    parts: z.array(routingPart),
    /** Parts of the structure that no step takes, with what one piece needs. */
    unassigned: z.array(
      z.object({ item_cd: z.string(), item_nm: z.string(), unit_nm: z.string(), qty: z.string() }),
    ),
  }),
  errors: [http[404]],
})
export type Routing = z.output<typeof routing.output>

/** New places for the steps of a routing; their parts go with them. */
export const reorderSteps = endpoint({
  method: 'POST',
  path: `${base}/doEditOrder`,
  summary: {
    ja: '製造部品構成：工程の並べ替え',
    en: 'Routing: reorder processes',
    zh: '制造BOM：调整工序顺序',
  },
  guard: ['master:yes'],
  write: pbomProcessMaster.write,
  input: z.object({
    item_cd: codeSchema(20),
    from_dt: day,
    order: z.array(z.number().int().min(1).max(9999)).min(1).max(900),
    seen: z.array(z.object({ process_no: z.number().int(), update_cnt: z.number().int().min(0) })).max(900),
  }),
  output: z.object({}),
  errors: [generic.STALE, http[404]],
  audit: pbomProcessMaster.name,
})

/** The steps of a similar item, with its standard times and machines where this one has none for a work. Parts differ: they stay to be assigned. */
export const copyRouting = endpoint({
  method: 'POST',
  path: `${base}/doCopy`,
  summary: {
    ja: '製造部品構成：他品目からの複写',
    en: 'Routing: copy from another item',
    zh: '制造BOM：从其他物料复制',
  },
  guard: ['master:yes'],
  write: pbomProcessMaster.write,
  input: z
    .object({ from_item_cd: codeSchema(20), item_cd: codeSchema(20), from_dt: day })
    .superRefine(({ from_item_cd, item_cd }, issues) => {
      if (from_item_cd === item_cd) refuseField(issues, 'from_item_cd', masterErrors.MST_COPY_SELF)
    }),
  output: z.object({ steps: z.number().int(), times: z.number().int(), facilities: z.number().int() }),
  errors: [masterErrors.MST_COPY_NOTHING, masterErrors.MST_COPY_THERE, generic.KEY_EXISTS],
  audit: pbomProcessMaster.name,
})
