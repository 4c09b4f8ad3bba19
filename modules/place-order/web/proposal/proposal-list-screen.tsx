import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { editProposal } from '../../contract/proposal/proposal-calls.ts'
import { proposalsChanged } from '../../contract/proposal/proposal-facts.ts'
import { proposalList } from '../../contract/proposal/proposal-list.ts'
import { startProposals } from '../../contract/proposal/run-job.ts'
import { AboutDrawer } from './about-drawer.tsx'
import { DismissDrawer } from './dismiss-drawer.tsx'
import { EditDrawer } from './edit-drawer.tsx'
import { MergeDrawer } from './merge-drawer.tsx'
import { OrderDrawer } from './order-drawer.tsx'
import type { ProposalRow } from './proposal-row.ts'
import { proposalTexts } from './proposal.text.ts'
import { SplitDrawer } from './split-drawer.tsx'

type Opened =
  | { readonly drawer: 'about' | 'edit' | 'split'; readonly row: ProposalRow }
  | { readonly drawer: 'dismiss' | 'merge' | 'order'; readonly rows: readonly ProposalRow[] }

const need = editProposal.write ? [editProposal.write] : []
const isOpen = ({ proposal_state }: ProposalRow) => proposal_state === '0'

/** 発注提案: what has to be ordered, with the arithmetic of each. */
export function ProposalListScreen() {
  const say = useSay()
  const call = useCall()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const run: Command = {
    ...{ id: 'run', label: proposalTexts.run, icon: 'refresh', need },
    run: () => void call(startProposals, {}).then(() => showToast('done', say(proposalTexts.started))),
  }
  const dismiss = (rows: readonly ProposalRow[]): Command => ({
    ...{ id: 'dismiss', label: proposalTexts.dismiss, icon: 'close', need },
    unavailable: rows.length === 0 || !rows.every(isOpen),
    run: () => setOpened({ drawer: 'dismiss', rows }),
  })
  const order = (rows: readonly ProposalRow[]): Command => ({
    ...{ id: 'order', label: proposalTexts.order, key: 'F7', icon: 'cart', need },
    unavailable: rows.length === 0 || !rows.every(isOpen),
    run: () => setOpened({ drawer: 'order', rows }),
  })
  const merge = (rows: readonly ProposalRow[]): Command => ({
    ...{ id: 'merge', label: proposalTexts.merge, key: 'F6', need },
    unavailable:
      rows.length < 2 ||
      !rows.every((row) => isOpen(row) && row.demand_no === '' && row.item_cd === rows[0]?.item_cd),
    run: () => setOpened({ drawer: 'merge', rows }),
  })
  const rowCommands = (row: ProposalRow | undefined): readonly Command[] => [
    {
      ...{ id: 'about', label: proposalTexts.about, key: 'F9', icon: 'eye', unavailable: !row },
      run: () => row && setOpened({ drawer: 'about', row }),
    },
    {
      ...{ id: 'edit', label: proposalTexts.edit, key: 'F6', icon: 'edit', need },
      unavailable: !row || !isOpen(row),
      run: () => row && setOpened({ drawer: 'edit', row }),
    },
    {
      ...{ id: 'split', label: proposalTexts.split, icon: 'columns', need },
      unavailable: !row || !isOpen(row) || row.demand_no !== '',
      run: () => row && setOpened({ drawer: 'split', row }),
    },
    order(row ? [row] : []),
    dismiss(row ? [row] : []),
  ]
  return (
    <>
      <ListScreen
        list={proposalList}
        follows={proposalsChanged}
        commands={[run]}
        rowCommands={rowCommands}
        checkedCommands={(rows) => [merge(rows), order(rows), dismiss(rows)]}
        nameOf={({ proposal_no, item_cd }) => `${proposal_no}　${item_cd}`}
      />
      {opened?.drawer === 'about' ? <AboutDrawer row={opened.row} onClose={close} /> : null}
      {opened?.drawer === 'edit' ? <EditDrawer row={opened.row} onClose={close} /> : null}
      {opened?.drawer === 'split' ? <SplitDrawer row={opened.row} onClose={close} /> : null}
      {opened?.drawer === 'merge' ? <MergeDrawer rows={opened.rows} onClose={close} /> : null}
      {opened?.drawer === 'order' ? <OrderDrawer rows={opened.rows} onClose={close} /> : null}
      {opened?.drawer === 'dismiss' ? <DismissDrawer rows={opened.rows} onClose={close} /> : null}
    </>
  )
}
