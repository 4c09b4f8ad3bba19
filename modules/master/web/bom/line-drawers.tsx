import { bomMaster } from '#modules/master/contract/bom.ts'
import type { MasterRow } from '#platform/contract/master.ts'
import { AbortChange } from '#platform/web/kit/master/abort-change.tsx'
import { MasterForm } from '#platform/web/kit/master/master-form.tsx'
import { MasterHistory } from '#platform/web/kit/master/master-history.tsx'
import { titleOf, type Opened } from '#platform/web/kit/master/master-on-screen.ts'
import { typedFromNothing, typedFromRow } from '#platform/web/kit/master/typed-values.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { masterTexts } from '#platform/web/kit/master/master.text.ts'
import { useSay } from '#platform/web/language/say.ts'

/** What lies over the tree, of one line. */
export type OverLine =
  | { readonly kind: 'form'; readonly opened: Opened }
  | { readonly kind: 'history' | 'abolish'; readonly row: MasterRow }

/** A new part of an item, at the end of its parts. */
export function newPart(parent_item_cd: string, seq: number, from_dt: string): OverLine {
  const base = typedFromNothing(bomMaster.fields)
  const typed = { ...base, parent_item_cd, seq: String(seq), from_dt }
  return { kind: 'form', opened: { mode: 'create', title: '', base, typed, updateCount: 0, ability: true } }
}

export function storedPart(row: MasterRow): OverLine {
  const stored = typedFromRow(bomMaster.fields, row)
  const { update_cnt: updateCount, abilities } = row
  const opened = { mode: 'edit', base: stored, typed: stored, updateCount, ability: abilities.edit } as const
  return { kind: 'form', opened: { ...opened, title: titleOf(bomMaster, row) } }
}

interface Props {
  over: OverLine
  onChanged: () => void
  onClose: () => void
}

export function LineDrawers({ over, onChanged, onClose }: Props) {
  const say = useSay()
  switch (over.kind) {
    case 'form':
      return (
        <MasterForm
          master={bomMaster}
          opened={over.opened}
          onTyped={() => undefined}
          onSaved={(row) => {
            showToast('done', say(masterTexts.saved, { name: titleOf(bomMaster, row) }))
            onChanged()
            onClose()
          }}
          onClose={onClose}
        />
      )
    case 'history':
      return <MasterHistory master={bomMaster} row={over.row} onClose={onClose} />
    case 'abolish':
      return <AbortChange master={bomMaster} row={over.row} to="2" onDone={onChanged} onClose={onClose} />
  }
}
