import type { AnyMaster } from '#platform/contract/master.ts'
import { newDraftId } from '../../session/use-drafts.tsx'
import type { Opened } from './master-on-screen.ts'
import { typedFromNothing, type Typed } from './typed-values.ts'

/** A new record, with what is known of it. */
export function openNew(master: AnyMaster, known: Typed = {}): Opened {
  const base = typedFromNothing(master.fields)
  const typed = { ...base, ...known }
  return { mode: 'create', title: '', base, typed, updateCount: 0, ability: true, draftId: newDraftId() }
}
