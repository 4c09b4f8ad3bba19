import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { bankAccountMaster } from '#modules/system/contract/bank-account.ts'
import { companyMaster } from '#modules/system/contract/company.ts'
import type { AnyValues, RecordOf } from '#platform/contract/master-record.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { DraftNotice } from '#platform/web/kit/draft/draft-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { fieldText } from '#platform/web/kit/master/field-text.ts'
import { masterDraft, openDraft } from '#platform/web/kit/master/master-draft.ts'
import { MasterForm } from '#platform/web/kit/master/master-form.tsx'
import { MasterHistory } from '#platform/web/kit/master/master-history.tsx'
import { titleOf, type Opened } from '#platform/web/kit/master/master-on-screen.ts'
import { masterTexts } from '#platform/web/kit/master/master.text.ts'
import { typedFromRow } from '#platform/web/kit/master/typed-values.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { newDraftId, useDrafts } from '#platform/web/session/use-drafts.tsx'
import { useReloadSession } from '../session/use-reload-session.ts'
import { OwnAccounts } from './own-accounts.tsx'
import './company.css'

/** The one company that one works in: no list, but the record itself. */
export function CompanyScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const reloadSession = useReloadSession()
  const drafts = useDrafts(companyMaster.screen.path, masterDraft)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [looksBack, setLooksBack] = useState(false)
  const company_cd = useSession((state) => state.company?.company_cd) ?? ''
  const queryKey = [companyMaster.name, company_cd]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(companyMaster.endpoints.getDetail, { company_cd }, signal),
  })
  const close = () => {
    if (opened) drafts.drop(opened.draftId)
    setOpened(null)
  }
  const saved = (name: string) => {
    close()
    showToast('done', say(masterTexts.saved, { name }))
    void cache.invalidateQueries({ queryKey: [companyMaster.name] })
    void reloadSession()
  }
  const edit: Command = {
    id: 'edit',
    label: masterTexts.edit,
    key: 'F9',
    icon: 'edit',
    primary: true,
    need: companyMaster.write,
    unavailable: !data,
    run: () => data && setOpened(openedWith(data)),
  }
  const history: Command = {
    id: 'history',
    label: masterTexts.history,
    key: 'F6',
    icon: 'history',
    unavailable: !data,
    run: () => setLooksBack(true),
  }
  const accounts: Command = {
    id: 'accounts',
    label: bankAccountMaster.title,
    key: 'F7',
    icon: 'database',
    run: () => void navigate(bankAccountMaster.screen.path),
  }
  useCommands([history, accounts, edit])
  return (
    <>
      <ScreenTitle title={say(companyMaster.title)}>
        <CommandButton command={history} look="quiet" />
        <CommandButton command={accounts} look="quiet" />
        <CommandButton command={edit} showKey />
      </ScreenTitle>
      {opened ? null : (
        <DraftNotice
          left={drafts.left}
          onResume={(left) => setOpened(openDraft(left))}
          onDiscard={({ id }) => drafts.drop(id)}
        />
      )}
      {data ? <Company row={data} /> : null}
      {opened ? (
        <MasterForm
          master={companyMaster}
          opened={opened}
          onTyped={({ draftId, ...typed }) => drafts.keep(draftId, typed.title, typed)}
          onSaved={(row) => saved(titleOf(companyMaster, row))}
          onClose={close}
        />
      ) : null}
      {looksBack && data ? (
        <MasterHistory master={companyMaster} row={data} onClose={() => setLooksBack(false)} />
      ) : null}
    </>
  )
}

function openedWith(row: RecordOf<typeof companyMaster>): Opened {
  const stored = typedFromRow(companyMaster.fields, row)
  return {
    mode: 'edit',
    title: titleOf(companyMaster, row),
    base: stored,
    typed: stored,
    updateCount: row.update_cnt,
    ability: row.abilities.edit,
    draftId: newDraftId(),
  }
}

/** Every field, as the definition has them. */
function Company({ row }: { row: AnyValues }) {
  const say = useSay()
  const { fields } = companyMaster
  return (
    <dl className="company">
      {Object.entries(fields).map(([name, { label }]) => (
        <div key={name}>
          <dt>{say(label)}</dt>
          <dd>{fieldText(fields, name, row[name], say) || <span className="dim">—</span>}</dd>
        </div>
      ))}
      <OwnAccounts />
    </dl>
  )
}
