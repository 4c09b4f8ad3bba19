import type { RefObject } from 'react'
import type { List } from '#platform/contract/list-definition.ts'
import { movedByEnter } from '../../keyboard/move-focus.ts'
import { useSay } from '../../language/say.ts'
import { CommandButton } from '../command/command-button.tsx'
import type { Command } from '../command/command.ts'
import { Labelled } from '../form/labelled.tsx'
import { ConditionInput } from './condition-input.tsx'
import type { Conditions } from './conditions.ts'
import { listTexts } from './list.text.ts'

interface Props {
  ref: RefObject<HTMLElement | null>
  list: List
  conditions: Conditions
  onChange: (conditions: Conditions) => void
  search: Command
  clear: Command
}

/** The conditions that are always in sight, typed through with Enter. */
export function ListSearch({ ref, list, conditions, onChange, search, clear }: Props) {
  const say = useSay()
  const type = (name: string, value: string) => onChange({ ...conditions, [name]: value })
  return (
    <search
      className="conditions"
      ref={(block) => {
        ref.current = block
        return movedByEnter(block)
      }}
    >
      {list.keyword ? (
        <Labelled label={say(listTexts.keyword)}>
          {(control) => (
            <input
              {...control}
              className="fld keyword"
              autoComplete="off"
              placeholder={say(listTexts.keywordHint)}
              value={conditions['keyword'] ?? ''}
              onChange={(event) => type('keyword', event.target.value)}
            />
          )}
        </Labelled>
      ) : null}
      {list.search.map((name) => {
        const column = list.columns[name]
        return column ? (
          <ConditionInput
            key={name}
            column={column}
            value={conditions[name] ?? ''}
            needed={list.initial[name] !== undefined}
            onChange={(value) => type(name, value)}
          />
        ) : null
      })}
      <div className="go">
        <CommandButton command={clear} />
        <CommandButton command={search} showKey enterEnd />
      </div>
    </search>
  )
}
