import type { Container } from 'pixi.js';
import { NotOnTable } from '../../shared/not-on-table';
import { CANVAS_GROUPS, comparePlaces, type GroupName, type PrimaryPlace, SORT_LAYERS } from './group-order';

/** The group of everything in the scene: its background, and the art of tiles, drawings and tokens. */
export class PrimaryGroup extends PIXI.Container {
  static readonly SORT_LAYERS = SORT_LAYERS;

  /** The container for the scene's background. */
  readonly background: Container & PrimaryPlace = this.addChild(
    Object.assign(new PIXI.Container(), { elevation: 0, sortLayer: SORT_LAYERS.SCENE }),
  );

  constructor() {
    super();
    this.sortableChildren = true;
    this.eventMode = 'none';
  }

  override sortChildren(): void {
    // Sorting is stable: equal objects stay in the order in which they were added.
    this.children.sort((one, other) => comparePlaces(one as PrimaryPlace, other as PrimaryPlace));
    this.sortDirty = false;
  }
}

/** Builds the groups of the canvas on the stage. */
export function layGroups(stage: Container): Record<GroupName, Container> & { primary: PrimaryGroup } {
  const primary = new PrimaryGroup();
  const groups: Partial<Record<GroupName, Container>> = {};
  for (const { name, parent } of CANVAS_GROUPS) {
    const group = name === 'primary' ? primary : new PIXI.Container();
    group.sortableChildren = true;
    (parent === 'stage' ? stage : groups[parent])?.addChild(group);
    groups[name] = group;
  }
  return { ...(groups as Record<GroupName, Container>), primary };
}

/** Checks the name of the group for a module's layer. */
export function groupNamed(name: string): GroupName {
  const group = CANVAS_GROUPS.find((known) => known.name === name);
  if (!group) throw new NotOnTable(`canvas.${name}`);
  return group.name;
}
