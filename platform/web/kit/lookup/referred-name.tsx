import { useSay } from '../../language/say.ts'
import type { ReferredMaster } from '#platform/contract/fields.ts'
import { Icon } from '../theme/icon.tsx'
import { lookupTexts } from './lookup.text.ts'
import { isCode } from './made-here.ts'
import { useReferred } from './use-lookup.ts'
import './lookup.css'

interface Props {
  target: ReferredMaster
  code: string
  /** Somebody is still at it: half a code or a name is not wrong yet. */
  typing?: boolean
  /** What is wrong with it stands at the field already. */
  told?: boolean
}

/** The name that belongs to a typed code, as soon as the code is one; otherwise what is wrong with it. */
export function ReferredName({ target, code, typing = false, told = false }: Props) {
  const say = useSay()
  const record = useReferred(target, code)
  if (code === '' || record === undefined || (record === null && told)) return <output className="referred" />
  if (record === null && typing)
    return <output className="referred">{isCode(code) ? '' : say(lookupTexts.enterName)}</output>
  if (record === null)
    return (
      <output className="referred wrong">
        <Icon name="bad" size="s" />
        {say(lookupTexts.unknown, { title: say(target.title) })}
      </output>
    )
  return (
    <output className="referred" title={record.name}>
      {record.name}
      {record.abort_div === '0' ? null : <span className="chip s-warn">{say(lookupTexts.notInUse)}</span>}
    </output>
  )
}
