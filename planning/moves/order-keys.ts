/** What the schedule calls plans, work orders and their processes. */
export const planKey = (plan_no: string) => `P ${plan_no}`
export const planOfKey = (order: string) => order.slice(planKey('').length)
export const workOrderKey = (work_order_no: string) => `W ${work_order_no}`
export const operationKey = (order: string, process_no: number) => `${order} ${process_no}`
