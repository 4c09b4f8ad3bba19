import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  paletteMinLength,
  palettePreview,
  paletteSearch,
  type FoundGroup,
  type PaletteHit,
  type PreviewLine,
} from '#platform/contract/palette.ts'
import { useCall } from '../../api/api-context.tsx'
import { inBrackets } from '../../language/in-brackets.ts'
import { useSay } from '../../language/say.ts'
import type { Text } from '#platform/contract/text.ts'
import { useStore } from '../../store/use-store.ts'
import { recentHits, rememberHit } from './recent-hits.ts'
import type { PaletteGroup } from './palette-groups.ts'
import type { PaletteEntry } from './palette-search.ts'
import { narrowed } from './narrowed.ts'
import { paletteTexts } from './palette.text.ts'

const typingPauseMs = 120
const restMs = 160
const quiet = { retry: false, staleTime: 30_000 }

/** Records of all modules that go with what was typed; the old ones stay until the new ones come. */
export function usePaletteHits(typed: string): readonly PaletteGroup[] {
  const say = useSay()
  const call = useCall()
  const open = useOpenHit()
  const recent = useStore(recentHits)
  const { text, kinds } = narrowed(typed)
  const wanted = kinds?.length === 0 ? '' : text.trim()
  const keyword = useSettled(wanted, typingPauseMs)
  const asks = keyword.length >= paletteMinLength
  const { data } = useQuery({
    queryKey: ['palette', keyword],
    queryFn: ({ signal }) => call(paletteSearch, { keyword }, signal),
    enabled: asks,
    placeholderData: keepPreviousData,
    ...quiet,
  })
  const groupOf = ({ finder, kind, title, icon, has_next, hits }: FoundGroup): PaletteGroup => ({
    title: has_next ? inBrackets(say(title), say(paletteTexts.more)) : say(title),
    kind,
    entries: hits.map((hit) => entryOf(finder, title, icon, hit)),
  })
  const entryOf = (finder: string, title: Text, icon: string, hit: PaletteHit): PaletteEntry => ({
    id: `${finder}/${hit.key}`,
    title: hit.code,
    note: [hit.name, hit.note].filter(Boolean).join('　'),
    icon,
    words: [],
    found: { finder, key: hit.key, path: hit.path, code: hit.code },
    run() {
      rememberHit({ finder, title, icon, hit })
      open(hit.path)
    },
  })
  if (wanted === '' && typed === '')
    return recent.length === 0
      ? []
      : [
          {
            title: say(paletteTexts.recentRecords),
            entries: recent.map(({ finder, title, icon, hit }) => entryOf(finder, title, icon, hit)),
          },
        ]
  if (wanted.length < paletteMinLength || !data) return []
  return data.list.filter(({ kind }) => kinds?.includes(kind) ?? true).map(groupOf)
}

function useOpenHit(): (path: string) => void {
  const navigate = useNavigate()
  return (path) => void navigate(path)
}

/** What is known of the chosen record, shortly after the selection rests on it; the old one stays until then. */
export function usePaletteLines(chosen: PaletteEntry | undefined): readonly PreviewLine[] | undefined {
  const call = useCall()
  const { finder = '', key = '' } = useSettled(chosen?.found, restMs) ?? {}
  const { data } = useQuery({
    queryKey: ['palette', 'preview', finder, key],
    queryFn: ({ signal }) => call(palettePreview, { finder, key }, signal),
    enabled: finder !== '',
    placeholderData: keepPreviousData,
    ...quiet,
  })
  return chosen?.found && finder !== '' ? data?.lines : undefined
}

/** A value that has not changed for a moment. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  const now = JSON.stringify(value)
  const [last, setLast] = useState(now)
  useEffect(() => {
    if (now === last) return undefined
    const timer = setTimeout(() => {
      setLast(now)
      setSettled(value)
    }, ms)
    return () => clearTimeout(timer)
  }, [now, last, value, ms])
  return settled
}
