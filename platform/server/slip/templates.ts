import { and, count, eq, ne, or, sql } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { allows } from '#platform/contract/permission.ts'
import { screensIn } from '#platform/contract/screen.ts'
import {
  deleteSlipTemplate,
  editSlipTemplate,
  mostTemplates,
  slipTemplates,
  templateErrors,
} from '#platform/contract/slip-template.ts'
import type { Context } from '../context.ts'
import { route, type Route } from '../http/route.ts'
import { productScreens } from '../module/product-screens.ts'
import { slipTemplate } from './tables.ts'

/** What belongs to a screen is for those who may open it. */
function refuseHidden({ session, registered }: Context, path: string): void {
  const found = registered(productScreens)
    .flatMap((node) => screensIn(node))
    .find((screen) => screen.path === path)
  if (!found) throw http[404].with()
  if (found.guard && !allows(found.guard, session)) throw http[403].with()
}

async function readTemplates(
  context: Context,
  { path }: InputOf<typeof slipTemplates>,
): Promise<OutputOf<typeof slipTemplates>> {
  refuseHidden(context, path)
  const { user_cd } = context.session
  const found = await context.tx
    .select()
    .from(slipTemplate)
    .where(and(here(context, path), or(eq(slipTemplate.user_cd, user_cd), slipTemplate.shared)))
    .orderBy(slipTemplate.name, slipTemplate.template_no)
  return {
    list: found.map(({ template_no, name, header, lines, shared, username, user_cd: owner }) => ({
      ...{ template_no: String(template_no), name, header: { ...header }, lines: [...lines], shared },
      ...{ own: owner === user_cd, username },
    })),
  }
}

/** Under a name of mine it takes the place of what was there. */
async function saveTemplate(
  context: Context,
  { path, name, ...values }: InputOf<typeof editSlipTemplate>,
): Promise<OutputOf<typeof editSlipTemplate>> {
  refuseHidden(context, path)
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd, username } = session
  const [others] = await tx
    .select({ all: count() })
    .from(slipTemplate)
    .where(and(here(context, path), eq(slipTemplate.user_cd, user_cd), ne(slipTemplate.name, name)))
  if (others && others.all >= mostTemplates)
    throw templateErrors.TEMPLATE_TOO_MANY.with({ max: mostTemplates })
  const {
    company_cd: company,
    factory_cd: factory,
    path: screen,
    user_cd: owner,
    name: called,
  } = slipTemplate
  const [made] = await tx
    .insert(slipTemplate)
    .values({ company_cd, factory_cd, path, user_cd, username, name, ...values })
    .onConflictDoUpdate({
      target: [company, factory, screen, owner, called],
      set: { ...values, update_dt: sql`now()` },
    })
    .returning({ template_no: slipTemplate.template_no })
  if (!made) throw new Error('The template was not saved')
  return { template_no: String(made.template_no) }
}

/** Its owner deletes it; an administrator may tidy up what is shared. What is neither mine nor shared does not exist for me. */
async function removeTemplate(
  context: Context,
  { template_no }: InputOf<typeof deleteSlipTemplate>,
): Promise<OutputOf<typeof deleteSlipTemplate>> {
  const { tx, session } = context
  const one = and(ofFactory(context), eq(slipTemplate.template_no, BigInt(template_no)))
  const [found] = await tx.select().from(slipTemplate).where(one).for('update')
  const isMine = found?.user_cd === session.user_cd
  if (!found || (!isMine && !found.shared)) throw http[404].with()
  if (!isMine && !session.admin)
    throw templateErrors.TEMPLATE_NOT_OWN.with({ name: found.name, owner: found.username })
  await tx.delete(slipTemplate).where(one)
  return {}
}

const ofFactory = ({ session: { company_cd, factory_cd } }: Context) =>
  and(eq(slipTemplate.company_cd, company_cd), eq(slipTemplate.factory_cd, factory_cd))

const here = (context: Context, path: string) => and(ofFactory(context), eq(slipTemplate.path, path))

export const templateRoutes: readonly Route[] = [
  route(slipTemplates, readTemplates),
  route(editSlipTemplate, saveTemplate),
  route(deleteSlipTemplate, removeTemplate),
]
