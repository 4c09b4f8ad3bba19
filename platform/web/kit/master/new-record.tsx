import { useState } from 'react'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { useSay } from '../../language/say.ts'
import { useDrafts } from '../../session/use-drafts.tsx'
import { showToast } from '../feedback/toast.ts'
import { masterDraft } from './master-draft.ts'
import { MasterForm } from './master-form.tsx'
import { keyOf, titleOf } from './master-on-screen.ts'
import { MasterOwnProvider, nothingOwn } from './master-own.ts'
import { masterTexts } from './master.text.ts'
import { openNew } from './open-new.ts'
import type { Typed } from './typed-values.ts'

interface Props {
  master: AnyMaster
  known: Typed
  onMade: (key: readonly string[]) => void
  onClose: () => void
}

/** A record that is missing, made where it is needed; the form under it waits. What is half-typed is offered on the master's own screen. */
export function NewRecord({ master, known, onMade, onClose }: Props) {
  const say = useSay()
  const drafts = useDrafts(master.screen.path, masterDraft)
  const [opened] = useState(() => openNew(master, known))
  const saved = (row: MasterRow) => {
    drafts.drop(opened.draftId)
    showToast('done', say(masterTexts.saved, { name: titleOf(master, row) }))
    onMade(Object.values(keyOf(master, row)))
  }
  return (
    <MasterOwnProvider value={nothingOwn}>
      <MasterForm
        master={master}
        opened={opened}
        onTyped={({ draftId, ...typed }) => drafts.keep(draftId, typed.title, typed)}
        onSaved={saved}
        onClose={() => {
          drafts.drop(opened.draftId)
          onClose()
        }}
      />
    </MasterOwnProvider>
  )
}
