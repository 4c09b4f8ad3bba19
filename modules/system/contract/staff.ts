import { errors } from '#platform/contract/errors.ts'
import { date, email, phone, reference } from '#platform/contract/field-kinds.ts'
import { code, integer, kana, name } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { departmentMaster, teamMaster } from './organization.ts'
import { roleMaster } from './role.ts'

/** What a code is abolished last by, in the numbers of the specification (section 6). */
export const inUseErrors = errors({
  20022: {
    ja: 'この権限（ロール）は役職マスタ「{name}」で使用されているため廃止できません。',
    en: 'This role is used in the job-title master ("{name}") and cannot be discontinued.',
    zh: '该角色正在职务主数据“{name}”中使用，无法作废。',
  },
  20023: {
    ja: 'この役職は社員マスタ「{name}」で使用されているため廃止できません。',
    en: 'This job title is used in the employee master ("{name}") and cannot be discontinued.',
    zh: '该职务正在员工主数据“{name}”中使用，无法作废。',
  },
})

/** 役職. Its role is only what is offered first for a new user (data-model.md). */
export const directorMaster = master({
  name: 'director',
  title: { ja: '役職マスタ', en: 'Job titles', zh: '职务' },
  area: 'master',
  path: '/masterMaint/master/director',
  key: ['director_cd'],
  nameField: 'director_nm',
  fields: {
    director_cd: code({ ja: '役職コード', en: 'Job title code', zh: '职务代码' }, 10),
    director_nm: name({ ja: '役職名', en: 'Job title', zh: '职务名称' }),
    rank: integer({ ja: '順位', en: 'Rank', zh: '级别' }, 1, 99, { initial: '50' }),
    role_cd: reference({ ja: '標準ロール', en: 'Usual role', zh: '标准角色' }, roleMaster, {
      required: false,
    }),
  },
  columns: ['director_cd', 'director_nm', 'rank', 'role_cd'],
  search: ['director_cd', 'director_nm'],
  sort: 'rank',
  errors: [inUseErrors[20023]],
})

/** 社員. */
export const employeeMaster = master({
  name: 'employee',
  title: { ja: '社員マスタ', en: 'Employees', zh: '员工' },
  area: 'master',
  path: '/masterMaint/master/employee',
  icon: 'user',
  key: ['employee_cd'],
  nameField: 'employee_nm',
  fields: {
    employee_cd: code({ ja: '社員コード', en: 'Employee code', zh: '员工代码' }, 20),
    employee_nm: name({ ja: '氏名', en: 'Name', zh: '姓名' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    department_cd: reference({ ja: '部門', en: 'Department', zh: '部门' }, departmentMaster),
    team_cd: reference({ ja: '班', en: 'Team', zh: '班组' }, teamMaster, { required: false }),
    director_cd: reference({ ja: '役職', en: 'Job title', zh: '职务' }, directorMaster, { required: false }),
    email: email({ ja: 'メールアドレス', en: 'E-mail', zh: '邮箱' }),
    phone: phone({ ja: '電話番号', en: 'Phone', zh: '电话' }),
    joined_dt: date({ ja: '入社日', en: 'Joined', zh: '入职日期' }, { required: false }),
  },
  columns: ['employee_cd', 'employee_nm', 'kana', 'department_cd', 'team_cd', 'director_cd'],
  search: ['employee_cd', 'employee_nm', 'department_cd', 'team_cd', 'director_cd'],
})
