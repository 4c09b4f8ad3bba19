import type { MasterRow } from '#platform/contract/master-record.ts'
import { AbortChange } from '#platform/web/kit/master/abort-change.tsx'
import { MasterForm } from '#platform/web/kit/master/master-form.tsx'
import { MasterHistory } from '#platform/web/kit/master/master-history.tsx'
import type { AnyMaster } from '#platform/contract/master.ts'
import { titleOf, type Opened } from '#platform/web/kit/master/master-on-screen.ts'
import { openNew } from '#platform/web/kit/master/open-new.ts'
import { typedFromRow, type Typed } from '#platform/web/kit/master/typed-values.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { masterTexts } from '#platform/web/kit/master/master.text.ts'
import { newDraftId } from '#platform/web/session/use-drafts.tsx'
import { useSay } from '#platform/web/language/say.ts'

/** What lies over a screen that shows records in its own way, of one of them. */
export type OverRecord = { readonly master: AnyMaster } & (
  | { readonly kind: 'form'; readonly opened: Opened }
  | { readonly kind: 'history' | 'abolish'; readonly row: MasterRow }
)

/** A new record with what is known of it. */
export const newRecord = (master: AnyMaster, known: Typed): OverRecord => ({
  master,
  kind: 'form',
  opened: openNew(master, known),
})

export function storedRecord(master: AnyMaster, row: MasterRow): OverRecord {
  const stored = typedFromRow(master.fields, row)
  const { update_cnt: updateCount, abilities } = row
  const opened = {
    mode: 'edit',
    base: stored,
    typed: stored,
    updateCount,
    ability: abilities.edit,
    draftId: newDraftId(),
  } as const
  return { master, kind: 'form', opened: { ...opened, title: titleOf(master, row) } }
}

interface Props {
  over: OverRecord
  onChanged: () => void
  onClose: () => void
}

export function RecordDrawers({ over, onChanged, onClose }: Props) {
  const say = useSay()
  const { master } = over
  switch (over.kind) {
    case 'form':
      return (
        <MasterForm
          master={master}
          opened={over.opened}
          onTyped={() => undefined}
          onSaved={(row) => {
            showToast('done', say(masterTexts.saved, { name: titleOf(master, row) }))
            onChanged()
            onClose()
          }}
          onClose={onClose}
        />
      )
    case 'history':
      return <MasterHistory master={master} row={over.row} onClose={onClose} />
    case 'abolish':
      return <AbortChange master={master} row={over.row} to="2" onDone={onChanged} onClose={onClose} />
  }
}
