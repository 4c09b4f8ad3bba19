import type { OrderNode } from '../../contract/page/order-page.ts'
import type { Context } from '#platform/server/context.ts'
import { point } from '#platform/server/module/point.ts'

/** The documents of a module that hang on the lines of an order. */
export type OrderDocuments = (context: Context, order_no: string) => Promise<readonly OrderNode[]>

/** Modules to the right: what was bought, made, shipped, sold and invoiced for an order. */
export const orderDocuments = point<OrderDocuments>('order documents')
