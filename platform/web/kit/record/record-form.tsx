import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { pageAddress } from '#platform/contract/record-page.ts'
import { useSay } from '../../language/say.ts'
import { newDraftId, useDrafts } from '../../session/use-drafts.tsx'
import { DraftNotice } from '../draft/draft-notice.tsx'
import { showToast } from '../feedback/toast.ts'
import { masterDraft, openDraft } from '../master/master-draft.ts'
import { MasterForm } from '../master/master-form.tsx'
import { keyOf, titleOf, type Opened } from '../master/master-on-screen.ts'
import { masterTexts } from '../master/master.text.ts'
import { typedFromRow } from '../master/typed-values.ts'

/** Changing the record that a page shows; what was left half-typed of it is offered there again. */
export function useRecordForm(master: AnyMaster, row: MasterRow) {
  const say = useSay()
  const cache = useQueryClient()
  const [opened, setOpened] = useState<Opened | null>(null)
  const drafts = useDrafts(pageAddress(master, keyOf(master, row)), masterDraft)
  const edit = () => {
    const stored = typedFromRow(master.fields, row)
    const { update_cnt: updateCount, abilities } = row
    setOpened({
      mode: 'edit',
      title: titleOf(master, row),
      base: stored,
      typed: stored,
      updateCount,
      ability: abilities.edit,
      draftId: newDraftId(),
    })
  }
  const close = () => {
    if (opened) drafts.drop(opened.draftId)
    setOpened(null)
  }
  const form = opened ? (
    <MasterForm
      master={master}
      opened={opened}
      onTyped={({ draftId, ...typed }) => drafts.keep(draftId, typed.title, typed)}
      onSaved={(saved) => {
        showToast('done', say(masterTexts.saved, { name: titleOf(master, saved) }))
        close()
        void cache.invalidateQueries({ queryKey: [master.name] })
      }}
      onClose={close}
    />
  ) : null
  const notice = opened ? null : (
    <DraftNotice
      left={drafts.left}
      onResume={(left) => setOpened(openDraft(left))}
      onDiscard={({ id }) => drafts.drop(id)}
    />
  )
  return { edit, form, notice }
}
