import { useState } from 'react'
import { useNavigate } from 'react-router'
import { decimal, minus, written } from '#platform/contract/decimal.ts'
import type { Difference } from '#platform/contract/reconcile/account-calls.ts'
import { accountStatus } from '#platform/contract/reconcile/account-codes.ts'
import { useSay } from '../../language/say.ts'
import { CommandButton } from '../command/command-button.tsx'
import { useCommands } from '../command/command-layers.ts'
import type { Command } from '../command/command.ts'
import { Labelled } from '../form/labelled.tsx'
import { Figure } from '../grid/cell.tsx'
import { ScreenTitle } from '../screen-title/screen-title.tsx'
import { PlainTable } from '../table/plain-table.tsx'
import { CodeStatus } from '../theme/code-status.tsx'
import type { AccountScreenOf } from './account-of.ts'
import { accountTexts } from './account.text.ts'
import { differenceColumns } from './difference-columns.tsx'
import { PairedRows } from './paired-rows.tsx'
import { SettleDrawer } from './settle-drawer.tsx'
import { useAccount } from './use-account.ts'
import { WithdrawDrawer } from './withdraw-drawer.tsx'

/** More are looked at when these are settled. */
const mostShown = 300

const keyOf = ({ difference_no }: Difference): string => String(difference_no)

/** A partner's statement beside our account: only what differs, and what is done about it. */
export function AccountFile({ of, account_no }: { of: AccountScreenOf; account_no: string }) {
  const say = useSay()
  const go = useNavigate()
  const { record, busy, keep, again, own, pair, takeBack } = useAccount(of, account_no)
  const [all, setAll] = useState(false)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<'settle' | 'withdraw'>()
  const head = record?.head
  const rows = (record?.differences ?? []).filter(({ settled_by }) => all || settled_by === '')
  const chosen = rows.filter((row) => ticked.has(keyOf(row)))
  const open = chosen.filter(({ settled_by }) => settled_by === '')
  const theirs = open.find(({ stated, own }) => stated && !own)
  const ours = open.find(({ stated, own }) => own && !stated)
  const isWork = !busy && head !== undefined && head.account_status !== '9'
  const { write: need } = of.calls.settle
  const saving = need ? { need } : {}
  const untick = () => setTicked(new Set())
  const done = async (work: Promise<boolean>) => {
    if (await work) untick()
  }
  const commands: readonly Command[] = [
    {
      ...{ id: 'files', label: accountTexts.files, key: 'F4' },
      run: () => void go(of.screen.path),
    },
    {
      ...{ id: 'again', label: accountTexts.again, key: 'F7', ...saving, unavailable: !isWork },
      run: () => void done(again()),
    },
    {
      ...{ id: 'pair', label: accountTexts.pair, key: 'F6', ...saving },
      unavailable: !isWork || open.length !== 2 || !theirs || !ours,
      run: () => void (theirs?.row_no && ours?.own && done(pair(theirs.row_no, ours.own.key))),
    },
    {
      ...{ id: 'takeBack', label: accountTexts.takeBack, key: 'F8', ...saving },
      unavailable: !isWork || chosen.length === 0 || open.length > 0,
      run: () => void done(takeBack(chosen)),
    },
    ...(of.own ? [ownCommand(of.own)] : []),
    {
      ...{ id: 'withdraw', label: accountTexts.withdraw, ...saving, unavailable: !isWork },
      run: () => setOpened('withdraw'),
    },
    {
      ...{ id: 'settle', label: accountTexts.settle, key: 'F9', icon: 'save', primary: true, ...saving },
      unavailable: !isWork || open.length === 0 || open.length < chosen.length,
      run: () => setOpened('settle'),
    },
  ]
  function ownCommand({ label, run }: NonNullable<AccountScreenOf['own']>): Command {
    return {
      ...{ id: 'own', label, key: 'F10', ...saving, unavailable: !isWork },
      run: () => void done(own(run)),
    }
  }
  useCommands(commands)
  if (!record || !head) return null
  const { row_cnt, agreed_cnt, open_cnt, stated_amount, own_amount, account_status, partner_nm } = head
  const totals = [
    { label: accountTexts.statedAmount, exact: stated_amount },
    { label: accountTexts.ownAmount, exact: own_amount },
    { label: accountTexts.gap, exact: written(minus(decimal(stated_amount), decimal(own_amount)), 0) },
  ]
  const drawn = {
    ...{ of, head, onClose: () => setOpened(undefined) },
    onDone: (changed: typeof record) => {
      keep(changed)
      untick()
    },
  }
  return (
    <>
      <ScreenTitle
        title={say(of.screen.title)}
        beside={
          <span className="account-state">
            <b>{[head.about_no, partner_nm].filter(Boolean).join(' ')}</b>
            <CodeStatus codes={accountStatus} code={account_status} look="chip" />
          </span>
        }
      >
        {commands.map((command) => (
          <CommandButton key={command.id} command={command} showKey />
        ))}
      </ScreenTitle>
      <div className="account-asked">
        <output className="account-state">
          <span className={open_cnt > 0 ? 'st s-warn' : 'st s-done'}>
            {say(accountTexts.counts, { rows: row_cnt, agreed: agreed_cnt, open: open_cnt })}
          </span>
          {totals.map(({ label, exact }) => (
            <span key={label.en}>
              {say(label)} <Figure exact={exact} />
            </span>
          ))}
          {rows.length > mostShown ? <span>{say(accountTexts.onlyFirst, { count: mostShown })}</span> : null}
        </output>
        <Labelled label={say(accountTexts.shown)}>
          {(control) => (
            <select
              {...control}
              name="shown"
              className="fld"
              value={all ? 'all' : 'open'}
              onChange={({ target }) => {
                setAll(target.value === 'all')
                untick()
              }}
            >
              <option value="open">{say(accountTexts.onlyOpen)}</option>
              <option value="all">{say(accountTexts.all)}</option>
            </select>
          )}
        </Labelled>
      </div>
      <PlainTable
        fills
        label={say(accountTexts.differences)}
        rows={rows.slice(0, mostShown)}
        keyOf={keyOf}
        columns={differenceColumns(of, say)}
        empty={say(accountTexts.none)}
        choice={{
          chosen: ticked,
          labelOf: ({ kind, row_no, own }) =>
            `${say(of.kinds.texts[kind])} ${row_no ?? ''} ${own?.document_no ?? ''}`.trim(),
          onChange: setTicked,
        }}
      />
      <PairedRows rows={record.paired} busy={!isWork} onApart={(row_no) => void done(pair(row_no, ''))} />
      {opened === 'settle' ? <SettleDrawer {...drawn} chosen={open} /> : null}
      {opened === 'withdraw' ? <WithdrawDrawer {...drawn} /> : null}
    </>
  )
}
