import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { compare, decimal, divided, minus, plus, times, written, zero } from '#platform/contract/decimal.ts'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { decimal as figure, price } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import type { Text } from '#platform/contract/text.ts'
import { masterErrors } from './master-errors.ts'
import { customerUnitPriceMaster, unitPriceMaster } from './price.ts'
import { priceBase } from './price-base.ts'

/** To what a revised price is rounded. */
export const revisionUnit = codes('price_revision_unit', {
  '0.01': { ja: '0.01円', en: '0.01 yen', zh: '0.01日元' },
  '1': { ja: '1円', en: '1 yen', zh: '1日元' },
  '10': { ja: '10円', en: '10 yen', zh: '10日元' },
})
export type RevisionUnit = (typeof revisionUnit.codes)[number]

/** More prices than this are revised partner by partner, or by a file. */
export const mostRevised = 1000

/** By so many percent, half up to the unit. */
export function revisedPrice(price: string, rate: string, unit: RevisionUnit): string {
  const exact = divided(
    times(decimal(price), plus(decimal('100'), decimal(rate))),
    decimal('100'),
    8,
    'half-up',
  )
  const units = divided(exact, decimal(unit), 0, 'half-up')
  return written(times(units, decimal(unit)), 0)
}

export const isPrice = (price: string): boolean =>
  compare(decimal(price), zero) > 0 && compare(minus(decimal(price), decimal('99999999.99')), zero) <= 0

const rate = figure(
  { ja: '改定率（%）', en: 'Change (%)', zh: '调整率（%）' },
  { min: '-99.99', max: '999.99', scale: 2 },
)
const wanted = {
  /** Blank: of every partner. */
  partner_cd: z.union([z.literal(''), codeSchema(10)]).default(''),
  branch_no: z.union([z.literal(''), codeSchema(4)]).default(''),
  item_cd: z.union([z.literal(''), codeSchema(20)]).default(''),
  from_dt: day,
  /** Blank: each line brings its new price, from a list. */
  rate: z.union([z.literal(''), rate.schema]),
  unit: revisionUnit.schema.default('0.01'),
}

const newPrice = price({ ja: '改定後', en: 'Revised', zh: '调整后' }, { min: '0.01' })

export const revisedLine = z.object({
  partner_cd: z.string(),
  branch_no: z.string(),
  partner_nm: z.string(),
  item_cd: z.string(),
  item_nm: z.string(),
  qty_limit: z.string(),
  price: z.string(),
  price_base_qty: priceBase.schema,
  new_price: newPrice.schema,
  temp_price_flg: z.boolean(),
})
export type RevisedLine = z.output<typeof revisedLine>

const errors = [masterErrors.MST_REVISION_LARGE, masterErrors.MST_REVISION_RANGE] as const

function revisionOf(master: typeof unitPriceMaster | typeof customerUnitPriceMaster, of: Text) {
  const base = `/api/master/${master.name}` as const
  const guard = ['master:yes'] as const
  return {
    preview: endpoint({
      method: 'GET',
      path: `${base}/getRevision`,
      summary: {
        ja: `${of.ja}：一括改定の確認`,
        en: `${of.en}: revision preview`,
        zh: `${of.zh}：批量调整预览`,
      },
      guard,
      input: z.object(wanted),
      output: z.object({ list: z.array(revisedLine) }),
      errors,
    }),
    revise: endpoint({
      method: 'POST',
      path: `${base}/doRevise`,
      summary: { ja: `${of.ja}：一括改定`, en: `${of.en}: revise`, zh: `${of.zh}：批量调整` },
      guard,
      write: master.write,
      /** The lines as they were shown: what has changed since is refused. */
      input: z.object({ ...wanted, lines: z.array(revisedLine).min(1).max(mostRevised) }),
      output: z.object({ revised: z.number().int() }),
      errors: [...errors, masterErrors.MST_REVISION_CHANGED, generic.KEY_EXISTS, http[404]],
      audit: master.name,
    }),
  }
}

/** Of customers' prices or of suppliers': the same calls. */
export type PriceRevisionCalls = ReturnType<typeof revisionOf>

export const customerRevision = revisionOf(customerUnitPriceMaster, {
  ja: '得意先単価',
  en: 'Customer price',
  zh: '客户单价',
})
export const purchaseRevision = revisionOf(unitPriceMaster, {
  ja: '仕入単価',
  en: 'Purchase price',
  zh: '采购单价',
})
