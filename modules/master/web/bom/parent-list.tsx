import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState, type KeyboardEvent } from 'react'
import { bomMaster } from '#modules/master/contract/bom.ts'
import { structureParents } from '#modules/master/contract/structure.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { structureTexts } from './structure.text.ts'

interface Props {
  chosen: string
  onChoose: (item_cd: string) => void
}

/** Items that are made of something, found by code, name or reading. */
export function ParentList({ chosen, onChoose }: Props) {
  const say = useSay()
  const call = useCall()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { data } = useQuery({
    queryKey: [bomMaster.name, 'parents', keyword],
    queryFn: ({ signal }) => call(structureParents, { keyword }, signal),
    placeholderData: keepPreviousData,
  })
  /** The item whose code has been typed, else the first that was found. */
  const take = async (words: string) => {
    const { list } = await call(structureParents, { keyword: words })
    const code = words.toUpperCase()
    const item = list.find(({ item_cd }) => item_cd === code) ?? list[0]
    if (item) onChoose(item.item_cd)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return
    const searching = event.target instanceof HTMLInputElement
    if (event.key === 'Enter' && searching && typed.trim() !== '') {
      event.preventDefault()
      void take(typed.trim())
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')]
    stops[stops.findIndex((stop) => stop === event.target) + step]?.focus()
  }
  return (
    <section className="structure-parents" aria-label={say(structureTexts.parent)} onKeyDown={onKeyDown}>
      <input
        className="fld"
        type="search"
        aria-label={say(structureTexts.findParent)}
        placeholder={say(structureTexts.findParent)}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul>
        {data?.list.map(({ item_cd, item_nm, lines }) => (
          <li key={item_cd}>
            <button
              type="button"
              aria-current={item_cd === chosen || undefined}
              onClick={() => onChoose(item_cd)}
            >
              <span>{item_cd}</span>
              <span className="count">{say(structureTexts.counted, { qty: lines })}</span>
              <span className="name">{item_nm}</span>
            </button>
          </li>
        ))}
        {data?.list.length === 0 ? (
          <li className="structure-empty">{say(structureTexts.noParents)}</li>
        ) : null}
        {data?.has_next ? (
          <li className="field-hint structure-hint">
            {say(structureTexts.moreParents, { max: data.list.length })}
          </li>
        ) : null}
      </ul>
    </section>
  )
}
