import { useNavigate } from 'react-router'
import { codeDivMaster, codeKindMaster } from '#modules/system/contract/code-div.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import type { MasterOwn, OwnControlProps } from '#platform/web/kit/master/master-own.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { codeTexts } from './codes.text.ts'

/** Whether a table is fixed is the system's decision: it is read, never typed. */
function FixedMark({ value, control }: OwnControlProps) {
  const say = useSay()
  return (
    <output id={control.id} className={value === 'true' ? 'chip s-warn' : 'chip'}>
      {say(value === 'true' ? codeTexts.fixed : codeTexts.open)}
    </output>
  )
}

export function CodeKindScreen() {
  const navigate = useNavigate()
  const own: MasterOwn<typeof codeKindMaster> = {
    controls: { fixed_flg: FixedMark },
    commands(row) {
      const openCodes: Command = {
        id: 'codes',
        label: codeTexts.openCodes,
        icon: 'columns',
        unavailable: !row,
        run: () => row && void navigate(`${codeDivMaster.path}?kind_cd=${encodeURIComponent(row.kind_cd)}`),
      }
      return [openCodes]
    },
  }
  return <MasterScreen master={codeKindMaster} own={own} />
}

export const CodeDivScreen = () => <MasterScreen master={codeDivMaster} />
