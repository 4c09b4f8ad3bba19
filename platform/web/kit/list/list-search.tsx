import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { List } from '#platform/contract/list-definition.ts'
import { isComposing } from '../../keyboard/enter-key.ts'
import { movedByEnter } from '../../keyboard/move-focus.ts'
import { useSay } from '../../language/say.ts'
import { CommandButton } from '../command/command-button.tsx'
import type { Command } from '../command/command.ts'
import { Labelled } from '../form/labelled.tsx'
import { Icon } from '../theme/icon.tsx'
import { usePhone } from '../view/use-device.ts'
import { ConditionInput } from './condition-input.tsx'
import { tidy, type Conditions } from './conditions.ts'
import { listTexts } from './list.text.ts'

interface Props {
  ref: RefObject<HTMLElement | null>
  list: List
  conditions: Conditions
  onChange: (conditions: Conditions) => void
  search: Command
  clear: Command
  /** What narrows the list beside them. */
  children?: ReactNode
}

/** The conditions that are always in sight, typed through with Enter; on a phone the first one, and the others behind a chip. */
export function ListSearch(props: Props) {
  const isPhone = usePhone()
  const [open, setOpen] = useState(false)
  if (isPhone && !open) return <Folded {...props} onUnfold={() => setOpen(true)} />
  const { search } = props
  const command: Command = {
    ...search,
    run: () => {
      search.run()
      setOpen(false)
    },
  }
  return <Unfolded {...props} search={command} onFold={isPhone ? () => setOpen(false) : undefined} />
}

function Unfolded({
  ref,
  list,
  search,
  clear,
  onFold,
  children,
  ...typing
}: Props & { onFold: (() => void) | undefined }) {
  const say = useSay()
  return (
    <search
      className="conditions"
      ref={(block) => {
        ref.current = block
        return movedByEnter(block)
      }}
    >
      {list.keyword ? <Keyword {...typing} /> : null}
      {list.search.map((name) => (
        <Asked key={name} list={list} name={name} {...typing} />
      ))}
      {list.late ? <WithLate {...typing} /> : null}
      {children}
      <div className="go">
        {onFold ? (
          <button type="button" className="btn quiet" onClick={onFold}>
            {say(listTexts.fold)}
          </button>
        ) : null}
        <CommandButton command={clear} />
        <CommandButton command={search} showKey enterEnd />
      </div>
    </search>
  )
}

/** One line, and how many conditions there are beside the usual ones. Enter asks. */
function Folded({ ref, list, search, onUnfold, ...typing }: Props & { onUnfold: () => void }) {
  const say = useSay()
  const [first] = list.search
  const others = Object.entries(tidy(typing.conditions)).filter(
    ([name, value]) => value !== list.initial[name],
  )
  const ask = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    search.run()
  }
  return (
    <search className="conditions folded" ref={ref} onKeyDown={ask}>
      {list.keyword ? (
        <Keyword {...typing} />
      ) : first === undefined ? null : (
        <Asked list={list} name={first} {...typing} />
      )}
      <button type="button" className="btn conditions-chip" aria-expanded={false} onClick={onUnfold}>
        <Icon name="settings" size="m" />
        {say(listTexts.conditionsOf)}
        {others.length > 0 ? <b>{others.length}</b> : null}
      </button>
    </search>
  )
}

type Typing = Pick<Props, 'conditions' | 'onChange'>

function Keyword({ conditions, onChange }: Typing) {
  const say = useSay()
  return (
    <Labelled label={say(listTexts.keyword)}>
      {(control) => (
        <input
          {...control}
          className="fld keyword"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={say(listTexts.keywordHint)}
          value={conditions.keyword ?? ''}
          onChange={(event) => onChange({ ...conditions, keyword: event.target.value })}
        />
      )}
    </Labelled>
  )
}

function WithLate({ conditions, onChange }: Typing) {
  const say = useSay()
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={conditions['with_late'] !== '0'}
        onChange={({ target }) => onChange({ ...conditions, with_late: target.checked ? '' : '0' })}
      />
      {say(listTexts.withLate)}
    </label>
  )
}

function Asked({ list, name, conditions, onChange }: Typing & { list: List; name: string }) {
  const column = list.columns[name]
  return column ? (
    <ConditionInput
      column={column}
      value={conditions[name] ?? ''}
      needed={list.initial[name] !== undefined}
      onChange={(value) => onChange({ ...conditions, [name]: value })}
    />
  ) : null
}
