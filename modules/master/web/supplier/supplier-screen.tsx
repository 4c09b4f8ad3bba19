import { termWarnings } from '#modules/master/contract/fair-trade.ts'
import { insideOf } from '#modules/master/contract/inside.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import type { TypedOf } from '#platform/contract/master-record.ts'
import type { MasterOwn } from '#platform/web/kit/master/master-own.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'

const own: MasterOwn<typeof supplierMaster> = { beside: TermWarnings, inside: insideOf(supplierMaster) }

/** Suppliers; terms that the fair-trade act forbids are told while one types. */
export const SupplierScreen = () => <MasterScreen master={supplierMaster} own={own} />

const figureTyped = (text: string) => Number(text.normalize('NFKC'))

function TermWarnings({ typed }: { typed: TypedOf<typeof supplierMaster> }) {
  const say = useSay()
  const { toriteki_flg, closing_day, pay_month, pay_day, pay_method } = typed
  const warnings = termWarnings({
    toriteki_flg,
    closing_day: figureTyped(closing_day),
    pay_month: figureTyped(pay_month),
    pay_day: figureTyped(pay_day),
    pay_method,
  })
  return warnings.map((warning) => (
    <output key={warning.en} className="notice warn">
      <Icon name="warn" size="m" />
      {say(warning)}
    </output>
  ))
}
