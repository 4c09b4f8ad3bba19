import { listed } from '#platform/contract/punctuation.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { unitPriceMaster } from '#modules/master/contract/price.ts'
import { noLimit, odditiesWith, type Priced } from '#modules/master/contract/pricing.ts'
import { priceBase } from '#modules/master/contract/price-base.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import { readDecimal, written } from '#platform/contract/decimal.ts'
import type { TypedOf } from '#platform/contract/master-record.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import type { Asked } from './price-check.tsx'
import { priceTexts } from './price.text.ts'

interface Props {
  typed: Pick<
    TypedOf<typeof unitPriceMaster>,
    'branch_no' | 'item_cd' | 'from_dt' | 'to_dt' | 'qty_limit' | 'price' | 'price_base_qty'
  >
  /** The code of the partner, as typed. */
  partner: string
  ask: (asked: Asked, signal: AbortSignal) => Promise<Priced>
}

/** What is probably a slip of the pen in a price list, told before it is saved. */
export function OddPrices({ typed, partner, ask }: Props) {
  const say = useSay()
  const language = useLanguage()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const now = useDeferredValue(typed)
  const [limit, price] = [readDecimal(now.qty_limit), readDecimal(now.price)]
  const from_dt = readDate(now.from_dt, businessDate) ?? ''
  const asked = { partner: `${partner} ${now.branch_no}`, item_cd: now.item_cd, qty: '1', on_dt: from_dt }
  const complete = partner !== '' && now.item_cd !== '' && from_dt !== '' && limit && price
  const { data } = useQuery({
    queryKey: ['prices', 'oddities', asked],
    queryFn: complete ? ({ signal }) => ask(asked, signal) : skipToken,
    retry: false,
  })
  if (!data || !complete) return null
  const typedBracket = {
    ...{ from_dt, to_dt: readDate(now.to_dt, businessDate) ?? '', temp_price_flg: false },
    ...{ qty_limit: written(limit), price: written(price) },
    price_base_qty: priceBase.schema.catch('1').parse(now.price_base_qty),
  }
  const kinds = new Set(odditiesWith(data.brackets, typedBracket).map(({ kind }) => kind))
  return [...kinds].map((kind) => (
    <output key={kind} className="notice warn">
      <Icon name="warn" size="m" />
      {say(kind === 'dearer' ? priceTexts.oddDearer : priceTexts.oddOverlap, {
        prices: listed(
          data.brackets
            .filter((one) => one.from_dt === from_dt && one.qty_limit !== typedBracket.qty_limit)
            .map((one) =>
              say(priceTexts.oneLimit, {
                limit: one.qty_limit === noLimit ? say(priceTexts.noLimit) : one.qty_limit,
                price: one.price,
              }),
            ),
          language,
        ),
      })}
    </output>
  ))
}
