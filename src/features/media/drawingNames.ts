/** What a drawing (SVG) is made of. Not in it: whatever runs, moves, loads, links or holds HTML. */

export const drawingElements: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'line'],
  ...['polyline', 'polygon', 'text', 'tspan', 'textPath', 'image', 'linearGradient', 'radialGradient'],
  ...['stop', 'pattern', 'mask', 'clipPath', 'marker', 'filter', 'feBlend', 'feColorMatrix'],
  ...['feComponentTransfer', 'feComposite', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR'],
  ...['feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'feDropShadow'],
])

/** Properties that an attribute, `style` or a rule may set. */
export const drawingProperties: ReadonlySet<string> = new Set([
  ...['clip-path', 'clip-rule', 'color', 'color-interpolation', 'color-interpolation-filters', 'display'],
  ...['dominant-baseline', 'fill', 'fill-opacity', 'fill-rule', 'filter', 'flood-color', 'flood-opacity'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'font-stretch', 'font-variant'],
  ...['isolation', 'letter-spacing', 'marker-end', 'marker-mid', 'marker-start', 'mask', 'mix-blend-mode'],
  ...['opacity', 'overflow', 'paint-order', 'shape-rendering', 'stop-color', 'stop-opacity', 'stroke'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-opacity', 'stroke-width', 'text-anchor', 'text-rendering', 'transform', 'transform-box'],
  ...['transform-origin', 'vector-effect', 'visibility', 'word-spacing', 'writing-mode'],
])

export const drawingAttributes: ReadonlySet<string> = new Set([
  ...drawingProperties,
  ...['id', 'class', 'style', 'href', 'role', 'aria-label', 'aria-hidden', 'version', 'viewBox'],
  ...['width', 'height', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr'],
  ...['d', 'points', 'pathLength', 'offset', 'dx', 'dy', 'rotate', 'textLength', 'lengthAdjust'],
  ...['startOffset', 'method', 'spacing', 'preserveAspectRatio', 'gradientUnits', 'gradientTransform'],
  ...['spreadMethod', 'patternUnits', 'patternContentUnits', 'patternTransform', 'maskUnits'],
  ...['maskContentUnits', 'clipPathUnits', 'markerUnits', 'markerWidth', 'markerHeight', 'orient'],
  ...['refX', 'refY', 'filterUnits', 'primitiveUnits', 'in', 'in2', 'result', 'stdDeviation', 'type'],
  ...['values', 'operator', 'k1', 'k2', 'k3', 'k4', 'mode', 'radius', 'tableValues', 'slope', 'intercept'],
  ...['amplitude', 'exponent', 'edgeMode'],
])
