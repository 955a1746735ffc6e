/** What may be saved as the layout of a block. */
import { z } from 'zod'
import {
  aligns,
  downs,
  arrangements,
  bleeds,
  bounds,
  distributions,
  type GapStep,
  gapSteps,
  type Layout,
  type LayoutsByWidth,
  type PaddingStep,
  paddingSteps,
  ratioPattern,
} from './layout.ts'

const number = ([least, most]: readonly [number, number]) => z.number().min(least).max(most)
const whole = (between: readonly [number, number]) => number(between).int()
const isStep =
  <Step extends string>(steps: Readonly<Record<Step, number>>) =>
  (value: unknown): value is Step =>
    typeof value === 'string' && Object.hasOwn(steps, value)
const gap = z.custom<GapStep>(isStep(gapSteps))
const padding = z.custom<PaddingStep>(isStep(paddingSteps))

const layout: z.ZodType<Layout> = z.strictObject({
  arrange: z.enum(arrangements).optional(),
  columns: z
    .union([z.literal('auto'), z.array(number(bounds.share)).min(bounds.columns[0]).max(bounds.columns[1])])
    .optional(),
  least: whole(bounds.least).optional(),
  gap: z.union([gap, number(bounds.gap)]).optional(),
  distribute: z.enum(distributions).optional(),
  across: z.enum(aligns).optional(),
  down: z.enum(downs).optional(),
  above: z.union([padding, number(bounds.padding)]).optional(),
  below: z.union([padding, number(bounds.padding)]).optional(),
  column: whole(bounds.place).optional(),
  span: whole(bounds.place).optional(),
  row: whole(bounds.place).optional(),
  rows: whole(bounds.place).optional(),
  order: whole(bounds.order).optional(),
  hide: z.boolean().optional(),
  self: z.enum(aligns).optional(),
  bleed: z.enum(bleeds).optional(),
  x: number(bounds.offset).optional(),
  y: number(bounds.offset).optional(),
  rotate: number(bounds.rotate).optional(),
  layer: whole(bounds.layer).optional(),
  ratio: z.string().regex(ratioPattern).optional(),
  min_width: number(bounds.size).optional(),
  max_width: number(bounds.size).optional(),
})

export const layoutSchema: z.ZodType<LayoutsByWidth> = z.strictObject({
  all: layout.optional(),
  tablet: layout.optional(),
  phone: layout.optional(),
})
