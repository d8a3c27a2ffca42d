/** What a user can choose about motion on the map: as the system says, none, or all of it. */
export const MOTION_CHOICES = ['system', 'still', 'moving'] as const;

/** Whether things stand still, by the user's choice and by what the system asks for. */
export const isStillBy = (choice: string, systemAsks: boolean): boolean =>
  choice === 'still' || (choice !== 'moving' && systemAsks);
