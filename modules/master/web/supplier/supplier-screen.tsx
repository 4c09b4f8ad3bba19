import { termWarnings } from '#modules/master/contract/fair-trade.ts'
import { insideOf } from '#modules/master/contract/inside.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import type { MasterOwn } from '#platform/web/kit/master/master-own.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import type { Typed } from '#platform/web/kit/master/typed-values.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'

const own: MasterOwn = { beside: TermWarnings, inside: insideOf(supplierMaster) }

/** Suppliers; terms that the fair-trade act forbids are told while one types. */
export const SupplierScreen = () => <MasterScreen master={supplierMaster} own={own} />

function TermWarnings({ typed }: { typed: Typed }) {
  const say = useSay()
  const figure = (name: string) => Number(String(typed[name]).normalize('NFKC'))
  const warnings = termWarnings({
    toriteki_flg: typed['toriteki_flg'] === true,
    closing_day: figure('closing_day'),
    pay_month: figure('pay_month'),
    pay_day: figure('pay_day'),
    pay_method: String(typed['pay_method']),
  })
  return warnings.map((warning) => (
    <output key={warning.en} className="notice warn">
      <Icon name="warn" size="m" />
      {say(warning)}
    </output>
  ))
}
