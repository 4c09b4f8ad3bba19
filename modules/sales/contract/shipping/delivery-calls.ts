import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { orderErrors } from '#modules/receive-order/contract/order-errors.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { optionalCode, quantity } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { transportErrors } from '../carrier/transport-errors.ts'
import { deliveryStatus, shortChoice } from './delivery-codes.ts'
import { pickErrors } from '../pick/pick-errors.ts'
import { deliveryErrors } from './delivery-errors.ts'

const base = '/api/receiveorder/delivery'
const guard = ['receiveorder:yes'] as const
const writing = { method: 'POST', guard, write: 'write:receiveorder', audit: 'delivery' } as const
const text = z.string()
const delivery_no = text.min(1).max(20)
/** As it was when it was looked at. */
const seen = { delivery_no, update_cnt: z.coerce.number().int().min(0) }
const reason = text.trim().max(100)
const stepped = z.object({ delivery_no: text })

const place = { location_cd: text, lot_no: text, qty: text }
const line = z.object({
  ...{ line_no: z.number().int(), order_no: text, order_line_no: z.number().int() },
  ...{ ship_item_cd: text, item_nm: text, unit_nm: text, warehouse_cd: text, qty: text },
  ...{ lot_control: text, shipped_qty: text },
  /** Only what one lot has is suggested, because the customer takes no mixed ones. */
  one_lot: z.boolean(),
})
export type PickingLine = Readonly<z.output<typeof line>>

/** A delivery as it is picked: what was picked of it, or from where it should be. */
export const deliveryToPick = endpoint({
  method: 'GET',
  path: `${base}/getPicking`,
  summary: { ja: '出荷：ピッキング', en: 'Delivery: picking', zh: '出货：拣货' },
  guard,
  input: z.object({ delivery_no }),
  output: z.object({
    ...{ delivery_no: text, update_cnt: z.number().int(), delivery_status: deliveryStatus.schema },
    ...{ customer_nm: text, destination_nm: text, ship_dt: text, delivery_dt: text },
    /** As the person chose the last time that something was short. */
    last_choice: shortChoice.schema,
    lines: z.array(line),
    /** Nobody has picked it yet: these are only suggested. */
    suggested: z.boolean(),
    packages: z.array(z.object({ line_no: z.number().int(), ...place })),
  }),
  errors: [http[404]],
})

const picked = z.object({
  line_no: z.coerce.number().int().min(1),
  location_cd: codeSchema(20),
  lot_no: optionalCode({ ja: 'ロット番号', en: 'Lot no.', zh: '批次号' }, 40).schema,
  qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { min: '0.001' }).schema,
})

/** ピッキング: what was taken of each line, from which places and lots; what was picked before is replaced. */
export const pickDelivery = endpoint({
  ...writing,
  path: `${base}/pick`,
  summary: { ja: '出荷：ピッキング登録', en: 'Delivery: pick', zh: '出货：拣货登记' },
  input: z.object({ ...seen, packages: z.array(picked).max(400) }),
  output: stepped,
  errors: [
    http[404],
    generic.STALE,
    deliveryErrors.BIZ_DELIVERY_STATE,
    deliveryErrors.BIZ_DELIVERY_OVER,
    deliveryErrors.BIZ_DELIVERY_TOLERANCE,
    stockErrors.BIZ_QTY_PLACES,
    deliveryErrors.BIZ_DELIVERY_PLACE,
    deliveryErrors.BIZ_DELIVERY_NOTHING,
    pickErrors.BIZ_PICK_HELD,
    pickErrors.BIZ_PICK_MIXED,
    pickErrors.BIZ_PICK_BACK,
    pickErrors.BIZ_PICK_LIFE,
  ],
})

/** 出荷確定: what was picked leaves the stock in one posting; what is short is dealt with as the person chooses. */
export const confirmDelivery = endpoint({
  ...writing,
  path: `${base}/confirm`,
  summary: { ja: '出荷：出荷確定', en: 'Delivery: confirm', zh: '出货：出货确定' },
  input: z.object({
    ...seen,
    ship_dt: day,
    short_choice: shortChoice.schema.default('1'),
    reason: reason.default(''),
  }),
  /** `rest_no`: the delivery of what stays instructed; blank where there is none. */
  output: z.object({ delivery_no: text, rest_no: text }),
  errors: [
    http[404],
    generic.STALE,
    deliveryErrors.BIZ_DELIVERY_STATE,
    deliveryErrors.BIZ_DELIVERY_EARLY,
    deliveryErrors.BIZ_DELIVERY_OVER,
    deliveryErrors.BIZ_DELIVERY_TOLERANCE,
    deliveryErrors.BIZ_DELIVERY_REASON,
    deliveryErrors.BIZ_DELIVERY_TRANSIT,
    orderErrors.BIZ_ORDER_OVER_SHIPPED,
    ...Object.values(stockErrors),
  ],
})

/** 出荷取消: the goods come back by counter-entries, and are picked as they were. */
export const takeBackDelivery = endpoint({
  ...writing,
  path: `${base}/takeBack`,
  summary: { ja: '出荷：出荷取消', en: 'Delivery: take back', zh: '出货：取消出货' },
  input: z.object({ ...seen, reason }),
  output: stepped,
  errors: [
    http[404],
    generic.STALE,
    deliveryErrors.BIZ_DELIVERY_STATE,
    deliveryErrors.BIZ_DELIVERY_SOLD,
    ...Object.values(stockErrors),
  ],
})

/** 出荷指示取消: nothing of it leaves; what was allocated to the lines of the order stays theirs. */
export const cancelDelivery = endpoint({
  ...writing,
  path: `${base}/cancel`,
  summary: { ja: '出荷：出荷指示取消', en: 'Delivery: cancel', zh: '出货：取消出货指示' },
  input: z.object({ ...seen, reason }),
  output: stepped,
  errors: [
    http[404],
    generic.STALE,
    deliveryErrors.BIZ_DELIVERY_STATE,
    transportErrors.BIZ_TRANSPORT_ARRANGED,
  ],
})
