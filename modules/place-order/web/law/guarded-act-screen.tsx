import { useState } from 'react'
import type { Ability } from '#platform/contract/list.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { guardedActList } from '../../contract/law/guarded-act-list.ts'
import { askForPass, decidePass } from '../../contract/law/law-calls.ts'
import { passErrors } from '../../contract/law/law-errors.ts'
import { AskPassDrawer } from './ask-pass-drawer.tsx'
import { DecideDrawer } from './decide-drawer.tsx'
import { lawTexts } from './law.text.ts'

type Act = RowOf<typeof guardedActList>

/** 取適法ガード: asked by one, decided by another. */
export function GuardedActScreen() {
  const [asking, setAsking] = useState(false)
  const [deciding, setDeciding] = useState<Act | null>(null)
  const say = useSay()
  const user_cd = useSession((state) => state.user?.user_cd) ?? ''
  const { code, text } = passErrors.BIZ_LAW_SAME_PERSON
  const ofOthers: Ability = { code, params: {}, msg: say(text) }
  const rowCommands = (act: Act | undefined): readonly Command[] => [
    {
      ...{ id: 'decide', label: lawTexts.decide, key: 'F6', icon: 'check', need: decidePass.write },
      unavailable: act?.act_status !== '0',
      ability: act?.act_status === '0' && act.create_user === user_cd ? ofOthers : true,
      run: () => act && setDeciding(act),
    },
  ]
  const ask: Command = {
    ...{ id: 'ask', label: lawTexts.ask, key: 'F7', icon: 'plus', need: askForPass.write },
    run: () => setAsking(true),
  }
  return (
    <>
      <ListScreen
        list={guardedActList}
        commands={[ask]}
        rowCommands={rowCommands}
        nameOf={({ act_no, subject }) => `${act_no}　${subject}`}
      />
      {asking ? <AskPassDrawer onClose={() => setAsking(false)} /> : null}
      {deciding ? <DecideDrawer act={deciding} onClose={() => setDeciding(null)} /> : null}
    </>
  )
}
