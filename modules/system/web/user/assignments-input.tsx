import { assignmentsText, readAssignments } from '#modules/system/contract/user-assignments.ts'
import { inBrackets } from '#platform/web/language/in-brackets.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { OwnControlProps } from '#platform/web/kit/master/master-own.ts'
import { useAssignments, type AssignmentChoices } from './use-assignments.ts'
import { userTexts } from './user.text.ts'

type Role = AssignmentChoices['roles'][number]

/** Each factory with its roles to tick; a factory without a role is none that one can sign in to. */
export function AssignmentsInput({ name, value, readOnly, control, onChange }: OwnControlProps) {
  const say = useSay()
  const { factories, roles } = useAssignments()
  const assignments = readAssignments(value)
  const rolesAt = (code: string) => assignments.find(({ factory_cd }) => factory_cd === code)?.roles ?? []
  const toggle = (factory_cd: string, role_cd: string) => {
    const held = rolesAt(factory_cd)
    const next = held.includes(role_cd) ? held.filter((code) => code !== role_cd) : [...held, role_cd]
    const others = assignments.filter((assignment) => assignment.factory_cd !== factory_cd)
    onChange(assignmentsText(next.length > 0 ? [...others, { factory_cd, roles: next }] : others))
  }
  const isOffered = ({ abort_div }: { abort_div: string }, chosen: boolean) => abort_div === '0' || chosen
  const inWords = (name: string, { abort_div }: { abort_div: string }) => {
    if (abort_div === '0') return name
    return inBrackets(name, say(abort_div === '1' ? userTexts.stopped : userTexts.abolished))
  }
  const roleWords = (role: Role) => inWords(role.role_nm, role)
  if (roles.length === 0 && factories.length > 0)
    return <p className="field-hint">{say(userTexts.noRoles)}</p>
  return (
    <div className="assignments" id={control.id} aria-describedby={control['aria-describedby']}>
      {factories
        .filter((factory) => isOffered(factory, rolesAt(factory.factory_cd).length > 0))
        .map((factory) => (
          <fieldset key={factory.factory_cd}>
            <legend className="lbl">{inWords(factory.factory_nm, factory)}</legend>
            {roles
              .filter((role) => isOffered(role, rolesAt(factory.factory_cd).includes(role.role_cd)))
              .map((role) => (
                <label key={role.role_cd} className="check">
                  <input
                    type="checkbox"
                    name={name}
                    aria-label={`${factory.factory_nm} ${roleWords(role)}`}
                    aria-invalid={control['aria-invalid']}
                    checked={rolesAt(factory.factory_cd).includes(role.role_cd)}
                    disabled={readOnly}
                    onChange={() => toggle(factory.factory_cd, role.role_cd)}
                  />
                  {roleWords(role)}
                </label>
              ))}
          </fieldset>
        ))}
    </div>
  )
}
