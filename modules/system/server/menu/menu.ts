import { eq, sql } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Requirement } from '#platform/contract/permission.ts'
import { isSection, type Screen, type Section } from '#platform/contract/screen.ts'
import { recordChange } from '#platform/server/audit/change-history.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import { productScreens } from '#platform/server/module/product-screens.ts'
import {
  menuEntries,
  menuErrors,
  menuScreen,
  noOwnTitle,
  type editMenu,
  type ListedEntry,
  type MenuEntry,
  type menuList,
} from '../../contract/menu.ts'
import { directory } from '../directory.ts'
import { menu } from '../tables.ts'
import { arrange, placesOf, type Arranged } from './arrange.ts'

/** What the company has changed; nothing when it never did, or when another version wrote it differently. */
export async function readMenu(tx: Tx, company_cd: string): Promise<readonly MenuEntry[]> {
  const [found] = await tx.select({ entries: menu.entries }).from(menu).where(eq(menu.company_cd, company_cd))
  return menuEntries.safeParse(found?.entries).data ?? []
}

export async function listMenu({ tx, session, registered }: Context): Promise<OutputOf<typeof menuList>> {
  const { company_cd } = session
  const screens = registered(productScreens)
  const [stored] = await tx
    .select({ update_cnt: menu.update_cnt })
    .from(menu)
    .where(eq(menu.company_cd, company_cd))
  const entries = await readMenu(tx, company_cd)
  const own = new Map(entries.map((entry) => [entry.name, entry]))
  const homes = new Map(placesOf(screens).map(({ node, parent }) => [node.name, parent]))
  const listed = (nodes: readonly Arranged[]): readonly ListedEntry[] =>
    nodes
      .filter(({ node }) => isSection(node) || !node.hidden)
      .flatMap(({ node, parent, guard, children }) => [
        {
          name: node.name,
          parent,
          title: own.get(node.name)?.title ?? noOwnTitle,
          hidden: own.get(node.name)?.hidden ?? false,
          is_group: isSection(node),
          path: node.path,
          default_title: node.title,
          default_parent: homes.get(node.name) ?? '',
          permission: guard ? permissionOf(guard) : '',
          needed: isNeeded(node.name, children),
        },
        ...listed(children),
      ])
  return { list: [...listed(arrange(screens, entries))], update_cnt: stored?.update_cnt ?? 0 }
}

const isNeeded = (name: string, children: readonly Arranged[]): boolean =>
  name === menuScreen.name || children.some((child) => isNeeded(child.node.name, child.children))

const permissionOf = (guard: Requirement): string =>
  'mode' in guard
    ? `${guard.mode} ${[...(guard.roles ?? []), ...(guard.permissions ?? [])].join(', ')}`
    : guard.join(', ')

/** Everyone's next list of routes is made from it, in every process. */
export async function saveMenu(
  context: Context,
  { update_cnt, entries }: InputOf<typeof editMenu>,
): Promise<Record<string, never>> {
  const { tx, session } = context
  const { company_cd, user_cd } = session
  refuseImpossible(context.registered(productScreens), context, entries)
  await tx
    .insert(menu)
    .values({ company_cd, entries: [], create_user: user_cd, update_user: user_cd })
    .onConflictDoNothing()
  const [stored] = await tx.select().from(menu).where(eq(menu.company_cd, company_cd)).for('update')
  if (stored && stored.update_cnt !== update_cnt) throw await staleRecord(context, directory, stored)
  await tx
    .update(menu)
    .set({ entries, update_user: user_cd, update_dt: sql`now()`, update_cnt: sql`${menu.update_cnt} + 1` })
    .where(eq(menu.company_cd, company_cd))
  await recordChange(context, {
    table: 'menu',
    key: '',
    action: 'update',
    changes: [{ field: 'entries', old: stored?.entries ?? [], new: entries }],
  })
  return {}
}

/** An entry that there is not, one that stands twice or in no group, and what leads back to this page. */
function refuseImpossible(
  screens: readonly (Section | Screen)[],
  { language }: Context,
  entries: readonly MenuEntry[],
): void {
  const nodes = new Map(placesOf(screens).map(({ node }) => [node.name, node]))
  const seen = new Set<string>()
  for (const { name, parent } of entries) {
    const group = nodes.get(parent)
    if (!nodes.has(name) || seen.has(name) || (parent !== '' && !(group && isSection(group))))
      throw menuErrors.BIZ_MENU_ENTRY.with({ name })
    seen.add(name)
  }
  const lost = hiddenNeeded(arrange(screens, entries))
  if (lost) throw menuErrors.BIZ_MENU_NEEDED.with({ name: say(lost.title, language) })
}

const hiddenNeeded = (nodes: readonly Arranged[]): Arranged | undefined =>
  nodes
    .map((each) =>
      each.hidden && isNeeded(each.node.name, each.children) ? each : hiddenNeeded(each.children),
    )
    .find((each) => each !== undefined)
