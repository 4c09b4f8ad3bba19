import { useState } from 'react'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { customerUnitPriceMaster, unitPriceMaster } from '#modules/master/contract/price.ts'
import { customerPrice, noLimit, supplierPrice, type Priced } from '#modules/master/contract/pricing.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import type { ReferredMaster } from '#platform/contract/fields.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { RecordOf, TypedOf } from '#platform/contract/master-record.ts'
import type { Text } from '#platform/contract/text.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import type { MasterOwn } from '#platform/web/kit/master/master-own.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import {
  customerRevision,
  purchaseRevision,
  type PriceRevisionCalls,
} from '#modules/master/contract/price-revision.ts'
import { OddPrices } from './odd-prices.tsx'
import { PriceRevision } from './price-revision.tsx'
import { PriceCheck, type Asked } from './price-check.tsx'
import { priceTexts } from './price.text.ts'

/** Prices of customers and of suppliers have these fields in common. */
type PriceFields = Pick<(typeof unitPriceMaster)['fields'], 'branch_no' | 'item_cd' | 'qty_limit'>

interface Props<M extends AnyMaster & { readonly fields: PriceFields }> {
  master: M
  /** The code of the partner, and what it points to. */
  codeOf: (price: RecordOf<M>) => string
  partner: { readonly label: Text; readonly master: ReferredMaster }
  ask: (asked: Asked, signal: AbortSignal) => Promise<Priced>
  revision: PriceRevisionCalls
  /** What is told of a price while it is typed. */
  beside: NonNullable<MasterOwn<M>['beside']>
}

/** Prices by period and quantity, and which of them holds. */
function PriceScreen<M extends AnyMaster & { readonly fields: PriceFields }>({
  master,
  codeOf,
  partner,
  ask,
  revision,
  beside,
}: Props<M>) {
  const say = useSay()
  const [checked, setChecked] = useState<Pick<Asked, 'partner' | 'item_cd'> | null>(null)
  const [revised, setRevised] = useState<Pick<Asked, 'partner' | 'item_cd'> | null>(null)
  const own: MasterOwn<M> = {
    beside,
    words: (name, value) => (name === 'qty_limit' && value === noLimit ? say(priceTexts.noLimit) : undefined),
    commands(row) {
      const chosen = {
        partner: row ? `${codeOf(row)} ${row.branch_no}` : '',
        item_cd: row?.item_cd ?? '',
      }
      const check: Command = {
        id: 'price',
        label: priceTexts.simulate,
        icon: 'search',
        run: () => setChecked(chosen),
      }
      const revise: Command = {
        id: 'revision',
        label: priceTexts.revision,
        icon: 'edit',
        need: master.write,
        run: () => setRevised({ ...chosen, item_cd: '' }),
      }
      return [check, revise]
    },
  }
  return (
    <>
      <MasterScreen master={master} own={own} />
      {checked ? (
        <PriceCheck partner={partner} first={checked} ask={ask} onClose={() => setChecked(null)} />
      ) : null}
      {revised ? (
        <PriceRevision
          master={master}
          partner={partner}
          calls={revision}
          first={revised}
          onClose={() => setRevised(null)}
        />
      ) : null}
    </>
  )
}

const partOf = (key: string, at: number) => key.split(' ')[at] ?? ''

type Ask = Props<typeof unitPriceMaster>['ask']

const useCustomerPrices = (): Ask => {
  const call = useCall()
  return ({ partner, ...asked }, signal) =>
    call(customerPrice, { customer_cd: partOf(partner, 0), branch_no: partOf(partner, 1), ...asked }, signal)
}

const useSupplierPrices = (): Ask => {
  const call = useCall()
  return ({ partner, ...asked }, signal) =>
    call(supplierPrice, { supplier_cd: partOf(partner, 0), branch_no: partOf(partner, 1), ...asked }, signal)
}

const OddOfCustomer = ({ typed }: { typed: TypedOf<typeof customerUnitPriceMaster> }) => (
  <OddPrices typed={typed} partner={typed.customer_cd} ask={useCustomerPrices()} />
)

const OddOfSupplier = ({ typed }: { typed: TypedOf<typeof unitPriceMaster> }) => (
  <OddPrices typed={typed} partner={typed.supplier_cd} ask={useSupplierPrices()} />
)

export const CustomerUnitPriceScreen = () => (
  <PriceScreen
    master={customerUnitPriceMaster}
    codeOf={({ customer_cd }) => customer_cd}
    partner={{ label: priceTexts.customer, master: customerMaster }}
    revision={customerRevision}
    ask={useCustomerPrices()}
    beside={OddOfCustomer}
  />
)

export const UnitPriceScreen = () => (
  <PriceScreen
    master={unitPriceMaster}
    codeOf={({ supplier_cd }) => supplier_cd}
    partner={{ label: priceTexts.supplier, master: supplierMaster }}
    revision={purchaseRevision}
    ask={useSupplierPrices()}
    beside={OddOfSupplier}
  />
)
