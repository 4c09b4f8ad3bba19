import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { isRefused } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { useSay } from '#platform/web/language/say.ts'
import {
  changePromises,
  mostTicked,
  type LineKey,
  type PromiseVerb,
} from '../../contract/allocation-calls.ts'
import { allocationTexts } from './allocation.text.ts'
import type { ToldLine } from './promise-columns.tsx'

const keys = { allocate: 'F7', release: 'F6', firm: 'F10', loosen: undefined } as const

/** 引当, 引当解除, 確定 and 確定解除 of lines that are ticked; `onTold` hears what became of each. */
export function useChangePromises(onTold: (lines: readonly ToldLine[]) => void) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [sending, setSending] = useState(false)
  const change = async (verb: PromiseVerb, lines: readonly LineKey[]) => {
    setSending(true)
    try {
      const { list } = await call(changePromises, { verb, lines: lines.map(keyOf) })
      const left = list.filter(({ done }) => isRefused(done)).length
      const count = list.length - left
      showToast(
        left === 0 ? 'done' : 'note',
        say(left === 0 ? allocationTexts.done : allocationTexts.notDone, {
          ...{ what: say(allocationTexts[verb]), count, left },
        }),
      )
      await cache.invalidateQueries()
      onTold(list)
    } catch (error) {
      showToast('bad', refusalWords(error))
    } finally {
      setSending(false)
    }
  }
  return (lines: readonly LineKey[], verbs: readonly PromiseVerb[]): readonly Command[] =>
    verbs.map((verb) => ({
      ...{ id: verb, label: allocationTexts[verb], need: changePromises.write },
      ...(keys[verb] ? { key: keys[verb] } : {}),
      unavailable: sending || lines.length === 0 || lines.length > mostTicked,
      run: () => void change(verb, lines),
    }))
}

const keyOf = ({ order_no, line_no }: LineKey): LineKey => ({ order_no, line_no })
