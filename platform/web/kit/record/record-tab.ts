import { createContext, useContext, type ReactNode } from 'react'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { RecordOf } from '#platform/contract/master-record.ts'
import type { Text } from '#platform/contract/text.ts'
import type { Need } from '../../session/allowed.tsx'

/** A tab on the page of a record. Methods, so that the page of any master can hold it. */
export interface RecordTab<M extends AnyMaster = AnyMaster> {
  readonly name: string
  readonly title: Text
  readonly need?: Need
  /** Only of some records: what is bought has no routing. */
  isOf?(row: RecordOf<M>): boolean
  /** Asked for and shown when the tab is opened. */
  content(row: RecordOf<M>): ReactNode
  /** What one reads of it at once, in the head of the page. */
  figures?(row: RecordOf<M>): ReactNode
}

/** A tab that a module adds to the pages of an earlier module's master (`tabs` of its `web/pages.ts`). */
export interface AddedTab {
  readonly to: AnyMaster
  readonly tab: RecordTab
}

export const addTab = <M extends AnyMaster>(to: M, tab: RecordTab<M>): AddedTab => ({ to, tab })

const AddedTabs = createContext<readonly AddedTab[]>([])
export const AddedTabsProvider = AddedTabs.Provider

/** What all modules have added, in their order. */
export const useAddedTabs = (master: AnyMaster): readonly RecordTab[] =>
  useContext(AddedTabs)
    .filter(({ to }) => to === master)
    .map(({ tab }) => tab)
