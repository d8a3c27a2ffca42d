import { type Family, fact, holds, same, until } from './fact';
import { startFault, startSeen } from './start-order';
import type { TrialBattle } from './trial-battle';

/** The canvas groups that contain the module's layers. */
const GROUPS = { pdcMap: 'primary', pdcTints: 'interface', pdcMarks: 'interface' } as const;

/** A part of the canvas, by its name: Foundry's canvas types don't know the layers of modules. */
function part(name: string): PIXI.Container {
  const found: unknown = canvas && name in canvas ? Reflect.get(canvas, name) : undefined;
  if (found instanceof PIXI.Container) return found;
  throw new TypeError(`canvas.${name}`);
}

/** The drawing position of a part: its index in its parent, that parent's index, and so on, from the stage down. */
function placesOf(what: PIXI.Container): readonly number[] {
  const places: number[] = [];
  for (let at = what; at.parent; at = at.parent) {
    if (at.parent.sortableChildren) at.parent.sortChildren();
    places.unshift(at.parent.children.indexOf(at));
  }
  return places;
}

/** Throws unless one part is drawn before another, and so beneath it. */
function liesBeneath(below: string, above: string): void {
  const [one, other] = [placesOf(part(below)), placesOf(part(above))];
  const at = one.findIndex((place, index) => place !== other[index]);
  holds(`canvas.${below} < canvas.${above}`, at >= 0 && (one[at] ?? 0) < (other[at] ?? -1));
}

/** The battle's map on the canvas: one sheet, and a picture under it that most battles lack. */
const sheets = (): readonly PIXI.Sprite[] =>
  part('pdcMap').children.filter(
    (child): child is PIXI.Sprite => child instanceof PIXI.Sprite && child.name === 'pas-de-charge-map',
  );

const isDrawn = (): boolean =>
  sheets().some(({ destroyed, texture }) => !destroyed && texture.valid && texture.width > 1);

const HOOKS = 'API hookEvents';
const GROUPS_API = 'API foundry.canvas.groups';
const TYPES = 'types of the League of Foundry Developers, CONFIG.Canvas and PrimaryCanvasGroup';

/** Facts about the structure of the canvas. */
export const canvasFamily: Family<TrialBattle> = {
  id: 'canvas',
  facts: {
    start: fact('O', HOOKS, () => {
      const fault = startFault(startSeen());
      if (fault !== undefined) throw new Error(fault);
      return startSeen().hooks.join(', ');
    }),
    layers: fact('O', GROUPS_API, () => {
      for (const [layer, group] of Object.entries(GROUPS))
        holds(`canvas.${layer}.parent = canvas.${group}`, part(layer).parent === part(group));
    }),
    order: fact('C', TYPES, () => {
      liesBeneath('pdcMap', 'tokens');
      liesBeneath('pdcTints', 'tokens');
      liesBeneath('tokens', 'pdcMarks');
    }),
    groups: fact('C', TYPES, () => {
      liesBeneath('primary', 'visibility');
      liesBeneath('visibility', 'interface');
      liesBeneath('interface', 'overlay');
    }),
    blocks: fact('O', `${HOOKS}.drawObject`, async ({ field }) => {
      const blocks = (): number =>
        (canvas?.tokens?.placeables ?? []).filter((token) =>
          token.children.some(({ name }) => name === 'pas-de-charge-block'),
        ).length;
      const wanted = field.tokens.contents.length;
      await until(`blocks = ${wanted}`, () => blocks() === wanted);
    }),
    mapAfterReturn: fact('O', 'API CanvasLayer', async ({ field, bare }) => {
      await until('canvas.pdcMap', isDrawn);
      try {
        await bare.view();
        await until('canvas.scene', () => canvas?.ready === true && canvas.scene?.id === bare.id);
        holds('canvas.pdcMap', !isDrawn());
      } finally {
        await field.view();
      }
      await until('canvas.pdcMap', isDrawn);
      same('canvas.pdcMap', sheets().length, 1);
    }),
  },
};
