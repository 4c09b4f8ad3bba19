import { departmentMaster, organizationMaster, teamMaster } from '#modules/system/contract/organization.ts'
import { directorMaster, employeeMaster } from '#modules/system/contract/staff.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'

/** Masters that are nothing but their definition; together they are one chunk. */
export const OrganizationScreen = () => <MasterScreen master={organizationMaster} />
export const DepartmentScreen = () => <MasterScreen master={departmentMaster} />
export const TeamScreen = () => <MasterScreen master={teamMaster} />
export const DirectorScreen = () => <MasterScreen master={directorMaster} />
export const EmployeeScreen = () => <MasterScreen master={employeeMaster} />
