/** 'Sábado fomos': when, and nobody called so. */
export const weekdays =
  /^(?:s[áa]bado|domingo|lunes|martes|miércoles|jueves|viernes|segunda|terça|quarta|quinta|sexta)(?:-feira)?$/;
/** 'Che, hoy cocinamos', 'gente, que susto': to whoever listens. */
export const exclaimed =
  /^(?:che|ay|uy|ey|hey|bueno|oye|oigan|mira|miren|pues|nada|ah|oh|olha|olhem|ai|ui|gente|nossa|poxa|puxa|bom|bem|então|pronto|meninas|chicas|amigas|enfim|total|verdad|jaja|híjole|órale|caray)$/;
