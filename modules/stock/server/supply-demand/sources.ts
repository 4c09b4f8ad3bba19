import type { SQL } from 'drizzle-orm'
import type { Text } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { point } from '#platform/server/module/point.ts'
import type { LockedDocument, WantedRows } from '#platform/server/unit/locked-document.ts'
import type { Demand } from '../ledger/demand.ts'

/**
 * Goods that will come or go: what a module publishes of its open documents. The rows of all modules together are the
 * projection of an item, the shortage list, 有効在庫 and what a plan begins with.
 */
export interface SupplyDemandSource {
  /** Of the documents, as pegs and allocations name them: '010', '050'. */
  readonly kind: string
  /** What people call such a document. */
  readonly label: Text
  /** In which sum of 有効在庫 it counts. */
  readonly counts: 'order' | 'production' | 'demand'
  /** The page of its document, where no kind of demand names one. */
  readonly link?: (document: { readonly no: string }) => string
  /**
   * A SELECT over all companies of company_cd, factory_cd, item_cd, date, no, line, qty, firm, owner_cd: a row for a line
   * that is open. The quantity is below zero where it takes goods, and without what has been promised of the stock on
   * hand already. Who asks narrows it down by company, factory and item.
   */
  readonly rows: SQL
  /**
   * What of them is here already and waits for its inspection: a SELECT of company_cd, factory_cd, item_cd, qty. Whoever counts
   * on what is inspected counts it once.
   */
  readonly inspected?: SQL
  /**
   * The day on which it will be there in fact, where that is known and later: an expression for the row of this name. People are
   * told that day; a plan goes by the day of the document, so that nothing is planned twice.
   */
  readonly ready?: (row: string) => SQL
}

/** A demand that has lost something it had been promised, or got what it had been promised of a supply to come. */
export interface PromiseOf extends Demand {
  readonly item_cd: string
  readonly qty: string
}

/** Documents that stock is promised to. */
export interface DemandKind {
  readonly kind: string
  readonly label: Text
  /** Its page. */
  readonly link: (demand: Demand) => string
  /** Where a promise says nothing: 1 is served first and released last. */
  readonly priority: number
  /** The row that a promise is written to, locked before the stock whenever a promise of it can change. */
  readonly row: {
    readonly document: LockedDocument
    readonly keyOf: (demand: Demand) => WantedRows['keys'][number]
  }
  /** In the transaction in which it happens: the goods are not there, or the supply does not come. */
  lost(context: Context, promises: readonly PromiseOf[]): Promise<void>
  /** What was to come has come, and is allocated now. */
  arrived?(context: Context, promises: readonly PromiseOf[]): Promise<void>
}

/** Where modules publish their open supply and demand, and the documents that stock is promised to. */
export const supplyDemand = point<SupplyDemandSource>('supply and demand')
export const demandKinds = point<DemandKind>('kinds of demand')
