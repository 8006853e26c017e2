/** How a picture is shown in its frame: enlarged by `scale`, and moved by `x` and `y` pixels from the centre. */
type ZoomView = { scale: number; x: number; y: number }
type Point = { x: number; y: number }
type Size = { width: number; height: number }

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 }
const maxScale = 4

/** The view moved, but no further than to the picture's edges. The picture fills the frame at scale 1. */
export function moveView({ scale, x, y }: ZoomView, by: Point, frame: Size): ZoomView {
  const limit = (value: number, length: number) => {
    const most = (length * (scale - 1)) / 2
    return Math.min(most, Math.max(-most, value)) || 0
  }
  return { scale, x: limit(x + by.x, frame.width), y: limit(y + by.y, frame.height) }
}

/** The view at another scale. What is at this point, in pixels from the frame's centre, stays there. */
export function scaleView(view: ZoomView, scale: number, at: Point, frame: Size): ZoomView {
  const next = Math.min(maxScale, Math.max(1, scale))
  const ratio = next / view.scale
  const moved = { scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
  return moveView(moved, { x: 0, y: 0 }, frame)
}
