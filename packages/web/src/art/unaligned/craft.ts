import { cameraFor, type Pose } from '../camera.ts';
import { plume } from '../light.ts';
import type { Scene } from '../scene.ts';
import type { Vec } from '../solid.ts';
import { build, type Structure } from '../structure.ts';

/** A small craft with the flames of its engines behind it or before it, as the viewer sees them. */
export function craft(
  scene: Scene,
  pose: Partial<Pose>,
  structure: Structure,
  nozzles: readonly Vec[],
  width: number,
): void {
  const camera = cameraFor(pose);
  const flames = (): void => {
    for (const [x, y, z] of nozzles) {
      const tail = camera.project([x - 0.8, y, z]);
      plume(scene.sheet, camera.project([x, y, z]), tail, width, scene.palette);
    }
  };
  const sternSeen = camera.turn([-1, 0, 0])[2] > 0.1;
  if (!sternSeen) flames();
  build(scene, pose, structure);
  if (sternSeen) flames();
}
