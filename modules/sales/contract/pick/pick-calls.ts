import { z } from 'zod'
import { printedNumbers } from '#platform/contract/document.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { optionalCode, quantity } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { screen } from '#platform/contract/screen.ts'
import { deliveryStatus } from '../shipping/delivery-codes.ts'
import { deliveryErrors } from '../shipping/delivery-errors.ts'
import { pickErrors } from './pick-errors.ts'

/** ピッキング: from shelf to shelf with a scanner, on a phone. */
export const pickScreen = screen({
  path: '/sales/picking',
  name: 'picking',
  title: { ja: 'ピッキング', en: 'Picking', zh: '拣货' },
  icon: 'scan',
  guard: ['receiveorder:yes'],
  keepAlive: true,
})

const text = z.string()
const guard = ['receiveorder:yes'] as const

/** What is taken from one place: the stops stand in the order of the shelves. */
const stop = z.object({
  ...{ delivery_no: text, line_no: z.int(), order_no: text, order_line_no: z.int() },
  ...{ item_cd: text, item_nm: text, unit_nm: text, location_cd: text, lot_no: text },
  /** From here, and of the whole line: instructed, and in boxes already. */
  ...{ qty: text, line_qty: text, picked_qty: text, boxes: z.int() },
  /** What the customer takes beyond what was instructed, and nobody has picked yet. */
  over_qty: text,
  /** 入数 of a full box; 0 where the customer says nothing. */
  pack_qty: text,
  customer_item_cd: text,
  /** The customer's label is read for each box, too (三点照合). */
  is_matched: z.boolean(),
  /** There is more in other lots, which the customer does not take beside this one. */
  one_lot: z.boolean(),
})
export type Stop = z.output<typeof stop>

/** ピッキング順路: what deliveries of a wave take from which shelf. */
export const stopsToPick = endpoint({
  method: 'GET',
  path: '/api/receiveorder/picking/getList',
  summary: { ja: 'ピッキング：順路', en: 'Picking: way along the shelves', zh: '拣货：路线' },
  guard,
  input: z.object({ delivery_no: printedNumbers }),
  output: z.object({
    deliveries: z.array(
      z.object({
        ...{ delivery_no: text, customer_nm: text, destination_nm: text, delivery_dt: text },
        delivery_status: deliveryStatus.schema,
      }),
    ),
    list: z.array(stop),
  }),
  errors: [http[404], deliveryErrors.BIZ_DELIVERY_STATE],
})

/** One box is picked. Sent again under its key it is the same box, so a phone without a network may keep it for later. */
export const pickBox = endpoint({
  method: 'POST',
  path: '/api/receiveorder/picking/doEdit',
  summary: { ja: 'ピッキング：箱の登録', en: 'Picking: a box', zh: '拣货：登记箱' },
  guard,
  write: 'write:receiveorder',
  audit: 'delivery',
  input: z.object({
    delivery_no: text.min(1).max(20),
    line_no: z.coerce.number().int().min(1),
    location_cd: codeSchema(20),
    lot_no: optionalCode({ ja: 'ロット番号', en: 'Lot no.', zh: '批次号' }, 40).schema,
    qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { min: '0.001' }).schema,
    /** What was read from our label and from the customer's. */
    label: text.trim().min(1).max(120),
    customer_label: text.trim().max(120).default(''),
    /** When it was picked, which is earlier than when a phone comes back into the network. */
    picked_at: z.iso.datetime(),
  }),
  output: z.object({ delivery_no: text, package_no: z.int() }),
  errors: [
    http[404],
    deliveryErrors.BIZ_DELIVERY_STATE,
    deliveryErrors.BIZ_DELIVERY_OVER,
    deliveryErrors.BIZ_DELIVERY_TOLERANCE,
    stockErrors.BIZ_QTY_PLACES,
    deliveryErrors.BIZ_DELIVERY_PLACE,
    ...Object.values(pickErrors),
  ],
})
