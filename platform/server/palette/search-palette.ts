import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { hitsOfGroup, palettePreview, paletteSearch, type FoundGroup } from '#platform/contract/palette.ts'
import type { Context } from '../context.ts'
import { mayCall } from '../http/guard.ts'
import { route, type Route } from '../http/route.ts'
import { finders, previewParts } from './finder.ts'

/** Asks every module that the person may look into; a group without hits is left out. */
async function search(
  context: Context,
  { keyword }: InputOf<typeof paletteSearch>,
): Promise<OutputOf<typeof paletteSearch>> {
  const list: FoundGroup[] = []
  for (const { name, kind, title, icon, readBy, find } of context.registered(finders)) {
    if (!mayCall(readBy, context.session)) continue
    const { hits, has_next } = await find(context, keyword, hitsOfGroup)
    if (hits.length > 0) list.push({ finder: name, kind, title, icon, has_next, hits: [...hits] })
  }
  return { list }
}

async function preview(
  context: Context,
  { finder: name, key }: InputOf<typeof palettePreview>,
): Promise<OutputOf<typeof palettePreview>> {
  const { session, registered } = context
  const finder = registered(finders).find((one) => one.name === name)
  if (!finder || !mayCall(finder.readBy, session)) return { lines: [] }
  const own = await finder.preview?.(context, key)
  if (!own) return { lines: [] }
  const lines = [...own]
  for (const part of registered(previewParts))
    if (part.of === name && mayCall(part.readBy, session)) lines.push(...(await part.lines(context, key)))
  return { lines }
}

export const paletteRoutes: readonly Route[] = [route(paletteSearch, search), route(palettePreview, preview)]
